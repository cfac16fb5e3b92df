import { expect, test } from 'vitest';
import type { Corrida } from '../../src/dominio/corrida.ts';
import type { DatosDeError, Fase } from '../../src/dominio/errores.ts';
import type { TareaEjecutable } from '../../src/dominio/tarea.ts';
import { dictar } from '../../src/informe/dictar.ts';

const posicion = { archivo: 'motores.yaml', linea: 1, columna: 1 };
const implementacion = {
  archivo: 'implementaciones/mysql/consulta.sql',
  sha256: '0',
  cabecera: {},
  secciones: { preparacion: { texto: '', linea: 6 }, consulta: { texto: 'SELECT 1', linea: 17 } },
};

const tarea: TareaEjecutable = {
  clase: {
    id: '071',
    carpeta: '.',
    archivo: 'motores.yaml',
    caso: {
      titulo: 't',
      textoContrato: '',
      modo: 'comparado',
      contrato: { columnas: [], filas: [], orden: { tipo: 'estricto' } },
    },
    motores: [],
  },
  entrada: {
    id: 'mysql',
    aplica: 'ejecutable',
    nivel: 'servicio',
    porqueSi: 'sí',
    porqueNo: 'no',
    doc: 'https://x',
    posicion,
    implementacion,
  },
  accion: 'ejecutar',
  implementacion,
  contrato: { columnas: [], filas: [], orden: { tipo: 'estricto' } },
  exigida: false,
};

const NORMAL = { estricto: false };
const ESTRICTO = { estricto: true };
const conError = (fase: Fase, lugar: Partial<DatosDeError> = {}): Corrida => ({
  tipo: 'error',
  error: { fase, mensaje: 'falló', ...lugar },
  duracionMs: 1,
});
const deMariadb: Corrida = {
  tipo: 'tabla',
  tabla: { columnas: [], filas: [] },
  avisos: [],
  identidad: { nombre: 'MariaDB', version: '10.11.19', controlador: 'mysql2', sustituto: 'MariaDB 10.11.19' },
  origen: { id: 'local' },
  duracionMs: 1,
};

test.each([
  ['preparacion', { linea: 2, columna: 4 }, { linea: 7, columna: 4 }],
  ['consulta', { linea: 3 }, { linea: 19, columna: 1 }],
  ['tiempo', {}, { linea: 17, columna: 1 }],
] as const)('un error de %s en %j está en %j de su archivo', (fase, lugar, donde) => {
  const { archivo } = implementacion;
  expect(dictar(tarea, conError(fase, lugar), NORMAL)).toMatchObject({ posicion: { archivo, ...donde } });
});

test('un error de conexión no señala ninguna línea: no se envió nada', () => {
  expect(dictar(tarea, conError('conexion'), NORMAL)).not.toHaveProperty('posicion');
});

test('la respuesta de un sustituto es una omisión exigida con --estricto, y sin él se juzga', () => {
  expect(dictar(tarea, deMariadb, NORMAL)).toMatchObject({ tipo: 'verificado' });
  expect(dictar(tarea, deMariadb, ESTRICTO)).toMatchObject({
    tipo: 'omitido',
    exigido: true,
    motivo: expect.stringContaining('MariaDB 10.11.19'),
  });
});

test('lo que no se ejecutó queda omitido con su razón y su remedio', () => {
  const omitida: Corrida = { tipo: 'omitida', motivo: 'no hay servidor', remedio: 'instálelo' };
  expect(dictar(tarea, omitida, NORMAL)).toEqual({
    tipo: 'omitido',
    motivo: 'no hay servidor',
    remedio: 'instálelo',
    exigido: false,
  });
});
