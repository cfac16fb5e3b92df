import { type Nodo, type Ruta, textoEn } from '../yaml/nodo.ts';

/** Cómo se llama, en una oración, lo que hay en una ruta: «la clave «doc»», «la fila 2»… */
export function nombrar(ruta: Ruta, raiz: Nodo): string {
  const ultimo = ruta.at(-1);
  if (ultimo === undefined) return 'el archivo';
  if (typeof ultimo === 'string') return `la clave «${ultimo}»`;
  return nombrarElemento(ruta, ultimo, raiz);
}

function nombrarElemento(ruta: Ruta, indice: number, raiz: Nodo): string {
  const numero = indice + 1;
  const padre = ruta.at(-2);
  switch (padre) {
    case 'motores': {
      const id = textoEn(raiz, [...ruta, 'id']);
      return id === undefined ? `el motor ${numero}` : `el motor «${id}»`;
    }
    case 'columnas':
    case 'orden':
      return `la columna ${numero}`;
    case 'esperado':
      return `la fila ${numero}`;
    default:
      return typeof padre === 'number' ? `la celda ${numero}` : `el elemento ${numero}`;
  }
}

/** Dónde está lo que hay en una ruta: « de «caso»», « del motor «duckdb»»; nada en la raíz. */
export function ubicar(ruta: Ruta, raiz: Nodo): string {
  const ultimo = ruta.at(-1);
  if (ultimo === undefined || (ruta.length === 1 && ultimo === 'motores')) return '';
  const motor = ruta[0] === 'motores' ? ` d${nombrar(ruta.slice(0, 2), raiz)}` : '';
  if (ruta[0] === 'motores' && ruta.length === 2) return motor;
  const cercano = typeof ultimo === 'string' ? `«${ultimo}»` : nombrar(ruta, raiz);
  return ` de ${cercano}${motor}`;
}

/** Valores entre « », separados por comas y con una conjunción: «a», «b» o «c». */
export function enumerar(valores: readonly string[], conjuncion: 'o' | 'y' = 'o'): string {
  const citados = valores.map((valor) => `«${valor}»`);
  const ultimo = citados.pop();
  return citados.length === 0 ? (ultimo ?? '') : `${citados.join(', ')} ${conjuncion} ${ultimo}`;
}
