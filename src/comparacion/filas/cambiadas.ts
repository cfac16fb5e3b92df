import { tomar } from '../tomar.ts';
import { type Alineacion, ausentes, type Paso, pareja, sobrantes } from './alineacion.ts';
import { type Cotejo, contarDistintas, type Indices } from './cotejo.ts';

/**
 * Empareja en orden filas que no son iguales, de modo que cambien las menos celdas: una fila cambiada cuesta sus
 * celdas distintas, y una ausente o sobrante, todas las suyas. Cuesta `esperadas × obtenidas` comparaciones.
 */
export function emparejarCambiadas(cotejo: Cotejo, { esperadas, obtenidas }: Indices): Alineacion {
  const [alto, ancho] = [esperadas.length, obtenidas.length];
  const todas = cotejo.columnas.length;
  const costes = new Int32Array((alto + 1) * (ancho + 1));
  const coste = (i: number, j: number) => costes[i * (ancho + 1) + j] ?? 0;
  for (let i = alto; i >= 0; i -= 1) {
    for (let j = ancho; j >= 0; j -= 1) {
      const cambiar =
        i < alto && j < ancho
          ? contarDistintas(cotejo, tomar(esperadas, i), tomar(obtenidas, j)) + coste(i + 1, j + 1)
          : Number.POSITIVE_INFINITY;
      const quitar = i < alto ? todas + coste(i + 1, j) : Number.POSITIVE_INFINITY;
      const poner = j < ancho ? todas + coste(i, j + 1) : Number.POSITIVE_INFINITY;
      const menor = Math.min(cambiar, quitar, poner);
      costes[i * (ancho + 1) + j] = menor === Number.POSITIVE_INFINITY ? 0 : menor;
    }
  }
  return recorrer(cotejo, { esperadas, obtenidas }, coste);
}

function recorrer(
  cotejo: Cotejo,
  { esperadas, obtenidas }: Indices,
  coste: (i: number, j: number) => number,
): Alineacion {
  const pasos: Paso[] = [];
  let [i, j] = [0, 0];
  while (i < esperadas.length && j < obtenidas.length) {
    const [e, o] = [tomar(esperadas, i), tomar(obtenidas, j)];
    if (coste(i, j) === contarDistintas(cotejo, e, o) + coste(i + 1, j + 1)) {
      pasos.push(pareja(e, o));
      i += 1;
      j += 1;
    } else if (coste(i, j) === cotejo.columnas.length + coste(i + 1, j)) {
      pasos.push({ tipo: 'ausente', esperada: e });
      i += 1;
    } else {
      pasos.push({ tipo: 'sobrante', obtenida: o });
      j += 1;
    }
  }
  return [...pasos, ...ausentes(esperadas.slice(i)), ...sobrantes(obtenidas.slice(j))];
}

/** Empareja la primera con la primera, la segunda con la segunda…: lo que se puede hacer sin comparar. */
export function emparejarPorPosicion({ esperadas, obtenidas }: Indices): Alineacion {
  const comunes = Math.min(esperadas.length, obtenidas.length);
  return [
    ...esperadas.slice(0, comunes).map((e, i) => pareja(e, tomar(obtenidas, i))),
    ...ausentes(esperadas.slice(comunes)),
    ...sobrantes(obtenidas.slice(comunes)),
  ];
}

/** Empareja sin mirar el orden: primero las que difieren en menos celdas. */
export function emparejarParecidas(cotejo: Cotejo, { esperadas, obtenidas }: Indices): Alineacion {
  const candidatas = esperadas
    .flatMap((e) => obtenidas.map((o) => ({ e, o, distintas: contarDistintas(cotejo, e, o) })))
    .toSorted((a, b) => a.distintas - b.distintas || a.e - b.e || a.o - b.o);
  const libres = { esperadas: new Set(esperadas), obtenidas: new Set(obtenidas) };
  const parejas: Paso[] = [];
  for (const { e, o } of candidatas) {
    if (!libres.esperadas.has(e) || !libres.obtenidas.has(o)) continue;
    libres.esperadas.delete(e);
    libres.obtenidas.delete(o);
    parejas.push(pareja(e, o));
  }
  return [...parejas, ...ausentes([...libres.esperadas]), ...sobrantes([...libres.obtenidas])];
}
