import { comparar } from '../../../src/comparacion/comparar.ts';
import type { Contexto, Hipotesis, Regla } from '../../../src/comparacion/diagnostico/hipotesis.ts';
import type { ColumnaEsperada, Contrato } from '../../../src/dominio/clase.ts';
import { motorDe } from '../../../src/motores/registro.ts';
import { type Abreviado, contrato, tabla } from '../contratos.ts';

/** Un resultado que difiere de su contrato. */
export interface Caso {
  readonly motor?: string;
  readonly preparacion?: string;
  readonly consulta: string;
  readonly columnas?: readonly (string | ColumnaEsperada)[];
  readonly esperado: Parameters<typeof contrato>[1];
  readonly obtenido: readonly (readonly Abreviado[])[];
  readonly orden?: Contrato['orden'];
}

const NOMBRES: Readonly<Record<string, string>> = {
  duckdb: 'DuckDB',
  sqlite: 'SQLite',
  postgresql: 'PostgreSQL',
  mysql: 'MySQL',
  mariadb: 'MariaDB',
};

/** Lo que una regla sabe de un caso. Lanza si el caso no difiere: la prueba no probaría nada. */
export function contextoDe(caso: Caso): Contexto {
  const { motor = 'sqlite', preparacion = '', consulta, columnas = ['v'], esperado, obtenido, orden } = caso;
  const pedido = contrato(columnas, esperado, orden);
  const resultado = tabla(
    pedido.columnas.map(({ nombre }) => nombre),
    obtenido,
  );
  const comparacion = comparar(resultado, pedido, { estricto: false });
  if (comparacion.igual) throw new Error('El caso no difiere de su contrato.');
  const { diferencias } = comparacion;
  const nombre = NOMBRES[motor] ?? motor;
  const { dialecto } = motorDe(motor);
  const guion = { motor, dialecto, nombre, doc: 'https://ejemplo.org/doc', preparacion, consulta };
  return { ...guion, contrato: pedido, tabla: resultado, diferencias };
}

/** Lo que una regla propone para un caso. */
export function proponer(regla: Regla, caso: Caso): readonly Hipotesis[] {
  return regla.proponer(contextoDe(caso));
}

/** Si la sonda de una hipótesis se confirma con un resultado de una columna. */
export function confirma(
  hipotesis: Hipotesis | undefined,
  filas: readonly (readonly Abreviado[])[],
): boolean {
  if (hipotesis?.sonda === undefined) throw new Error('La hipótesis no tiene sonda.');
  const ancho = filas[0]?.length ?? 1;
  return hipotesis.sonda.confirma(
    tabla(
      Array.from({ length: ancho }, (_, i) => `c${i}`),
      filas,
    ),
  );
}
