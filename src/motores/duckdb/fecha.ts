/** Días desde 1970-01-01 como año, mes y día del calendario gregoriano proléptico, sin `Date` ni zona horaria. */
function partesDe(dias: number): readonly [anio: number, mes: number, dia: number] {
  // Los años se cuentan desde marzo y en ciclos de 400 (146 097 días): así febrero es el último mes.
  const desdeMarzo = dias + 719_468;
  const ciclo = Math.floor(desdeMarzo / 146_097);
  const diaDelCiclo = desdeMarzo - ciclo * 146_097;
  const anioDelCiclo = Math.floor(
    (diaDelCiclo -
      Math.floor(diaDelCiclo / 1460) +
      Math.floor(diaDelCiclo / 36_524) -
      Math.floor(diaDelCiclo / 146_096)) /
      365,
  );
  const diaDelAnio =
    diaDelCiclo - (365 * anioDelCiclo + Math.floor(anioDelCiclo / 4) - Math.floor(anioDelCiclo / 100));
  const mesDesdeMarzo = Math.floor((5 * diaDelAnio + 2) / 153);
  const mes = mesDesdeMarzo < 10 ? mesDesdeMarzo + 3 : mesDesdeMarzo - 9;
  const dia = diaDelAnio - Math.floor((153 * mesDesdeMarzo + 2) / 5) + 1;
  return [anioDelCiclo + ciclo * 400 + (mes <= 2 ? 1 : 0), mes, dia];
}

const cifras = (numero: number | bigint, ancho: number) => String(numero).padStart(ancho, '0');

// https://duckdb.org/docs/stable/sql/data_types/date: los infinitos son los extremos del entero.
const DIA_INFINITO = 2 ** 31 - 1;

/** Fecha ISO; `infinity` y `-infinity` por su nombre; los años anteriores al 1 como los escribe DuckDB, con `(BC)`. */
export function textoDeFecha(dias: number): string {
  if (Math.abs(dias) === DIA_INFINITO) return dias > 0 ? 'infinity' : '-infinity';
  const [anio, mes, dia] = partesDe(dias);
  const fecha = `${cifras(anio > 0 ? anio : 1 - anio, 4)}-${cifras(mes, 2)}-${cifras(dia, 2)}`;
  return anio > 0 ? fecha : `${fecha} (BC)`;
}

const NANOS_POR_DIA = 86_400_000_000_000n;

/** Hora ISO de los nanosegundos desde medianoche, con la fracción sin ceros finales. */
export function textoDeHora(nanos: bigint): string {
  const segundos = nanos / 1_000_000_000n;
  const fraccion = cifras(nanos % 1_000_000_000n, 9).replace(/0+$/, '');
  const [h, m, s] = [segundos / 3600n, (segundos / 60n) % 60n, segundos % 60n].map((n) => cifras(n, 2));
  return `${h}:${m}:${s}${fraccion === '' ? '' : `.${fraccion}`}`;
}

// https://duckdb.org/docs/stable/sql/data_types/timestamp: los infinitos son los extremos del entero.
const INSTANTE_INFINITO = 2n ** 63n - 1n;

/** Instante ISO a partir de las unidades desde 1970 (`porDia` en un día) que guarda el tipo. */
export function textoDeInstante(unidades: bigint, porDia: bigint): string {
  if (unidades === INSTANTE_INFINITO) return 'infinity';
  if (unidades === -INSTANTE_INFINITO) return '-infinity';
  const resto = ((unidades % porDia) + porDia) % porDia;
  const dias = Number((unidades - resto) / porDia);
  return `${textoDeFecha(dias)} ${textoDeHora(resto * (NANOS_POR_DIA / porDia))}`;
}
