import { stringify } from 'yaml';

/** Un motor que resuelve la clase. */
export interface MotorDeClase {
  readonly id: string;
  readonly titulo: string;
  readonly nivel: 'nucleo' | 'servicio';
  readonly doc: string;
}

/** De qué se hace una clase nueva. */
export interface DatosDeClase {
  readonly id: string;
  readonly titulo: string;
  readonly motores: readonly MotorDeClase[];
  /** Ruta del JSON Schema de `motores.yaml` desde la carpeta de la clase, si se conoce. */
  readonly esquema?: string;
}

/**
 * Los archivos de una clase nueva, por su ruta dentro de la carpeta. Ya es una clase válida que se cumple en todos sus
 * motores: un problema diminuto que se cambia por el de verdad.
 */
export function archivosDeClase(datos: DatosDeClase): Readonly<Record<string, string>> {
  const guiones = datos.motores.map((motor) => [archivoDe(motor), guion(motor)] as const);
  return { 'motores.yaml': motoresYaml(datos), ...Object.fromEntries(guiones) };
}

function archivoDe({ id }: MotorDeClase): string {
  return `implementaciones/${id}/consulta.sql`;
}

function motoresYaml({ id, titulo, motores, esquema }: DatosDeClase): string {
  const modo = esquema === undefined ? '' : `# yaml-language-server: $schema=${esquema}\n`;
  return `${modo}clase: ${JSON.stringify(id)}
caso:
  titulo: ${stringify(titulo, { lineWidth: 0 }).trimEnd()}
  contrato: |
    POR ESCRIBIR: qué datos hay, qué filas y columnas se devuelven, y en qué orden.

    Por ahora: de la tabla medidas(nombre, valor), el nombre y el valor de las
    filas que tienen valor, ordenadas por nombre.
  columnas: [nombre, valor]
  esperado: # POR ESCRIBIR: las filas; «proponer» las escribe donde los motores coinciden
    - [a, 1]
    - [c, 3]

motores:
${motores.map(entrada).join('\n')}`;
}

function entrada(motor: MotorDeClase): string {
  return `  - id: ${motor.id}
    aplica: si
    ejecucion: ${motor.nivel}
    archivo: ${archivoDe(motor)}
    porque_si: >-
      POR ESCRIBIR: por qué ${motor.titulo} resuelve bien este caso.
    porque_no: >-
      POR ESCRIBIR: lo que aquí cuesta o no resuelve ${motor.titulo}; ningún motor sale gratis.
    doc: ${motor.doc}
`;
}

function guion({ id, doc }: MotorDeClase): string {
  return `-- motor: ${id}
-- doc: ${doc}
-- nota: POR ESCRIBIR: la rareza de este motor que conviene saber, y la página exacta en doc.

-- === preparacion ===
CREATE TABLE medidas (
  nombre VARCHAR(20) PRIMARY KEY,
  valor INTEGER
);

INSERT INTO medidas (nombre, valor) VALUES
  ('a', 1),
  ('b', NULL),
  ('c', 3);

-- === consulta ===
SELECT nombre, valor
FROM medidas
WHERE valor IS NOT NULL
ORDER BY nombre;
`;
}
