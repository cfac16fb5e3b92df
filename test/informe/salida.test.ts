import { describe, expect, test } from 'vitest';
import type { ResultadoClase } from '../../src/dominio/informe.ts';
import type { Veredicto } from '../../src/dominio/veredicto.ts';
import { resumir } from '../../src/informe/resumen.ts';
import { concluir } from '../../src/informe/salida.ts';

const verificado: Veredicto = { tipo: 'verificado', notas: [] };
const error: Veredicto = { tipo: 'error', error: { fase: 'consulta', mensaje: 'no existe la tabla' } };
const omitido: Veredicto = { tipo: 'omitido', motivo: 'sin servidor', exigido: false };
const exigido: Veredicto = { ...omitido, exigido: true };
const declarado: Veredicto = { tipo: 'declarado', revision: 'vigente', fallido: false };
const caducado: Veredicto = { tipo: 'declarado', revision: 'caducada', fallido: true };
const noAplica: Veredicto = { tipo: 'no-aplica', motivo: 'no agrega', alternativa: 'DuckDB' };
const divergencia: Veredicto = { tipo: 'divergencia', motivo: 'redondea a par', doc: 'https://x', notas: [] };
const resuelta: Veredicto = { tipo: 'divergencia-resuelta', motivo: 'redondeaba a par', doc: 'https://x' };

function clase(...veredictos: readonly Veredicto[]): ResultadoClase {
  return {
    clase: '071',
    titulo: 'MRR',
    carpeta: '.',
    archivo: 'motores.yaml',
    modo: 'comparado',
    textoContrato: '',
    acuerdos: [],
    motores: veredictos.map((veredicto, n) => ({
      motor: `m${n}`,
      titulo: `M${n}`,
      veredicto,
      posicion: { archivo: 'motores.yaml', linea: n + 1, columna: 1 },
      doc: 'https://x',
      porqueNo: '',
    })),
  };
}

function concluirCon(veredictos: readonly Veredicto[], ilegibles = 0) {
  const clases = [clase(...veredictos)];
  return concluir(resumir(clases, ilegibles), clases);
}

describe('concluir', () => {
  test.each([
    ['lo ejecutado es igual', [verificado, omitido, declarado, noAplica], 0, 'EQUIVALENCIA_OK', 0],
    ['solo hay divergencias documentadas', [divergencia], 0, 'EQUIVALENCIA_OK', 0],
    ['algo falla', [verificado, error, exigido], 0, 'EQUIVALENCIA_FALLIDA', 1],
    ['una divergencia ya no existe', [verificado, resuelta], 0, 'EQUIVALENCIA_FALLIDA', 1],
    ['una revisión caducada cuenta como fallo', [verificado, caducado], 0, 'EQUIVALENCIA_FALLIDA', 1],
    ['falta un motor que se exigió', [verificado, exigido], 0, 'EQUIVALENCIA_SIN_EJECUTAR', 3],
    ['todo se omitió', [omitido], 0, 'EQUIVALENCIA_SIN_EJECUTAR', 3],
    ['todo es declarado', [declarado, noAplica], 0, 'EQUIVALENCIA_SIN_EJECUTAR', 3],
    ['no hay nada', [], 0, 'EQUIVALENCIA_SIN_EJECUTAR', 3],
    ['una clase no se puede leer aunque otra falle', [verificado, error], 1, 'EQUIVALENCIA_FALLIDA', 2],
  ] as const)('cuando %s', (_, veredictos, ilegibles, resultado, salida) => {
    expect(concluirCon(veredictos, ilegibles)).toEqual({ resultado, salida });
  });
});

test('cada veredicto entra en una sola cuenta de la línea final', () => {
  const resumen = resumir(
    [clase(verificado, error, omitido, declarado, noAplica), clase(divergencia, resuelta, caducado)],
    2,
  );
  expect(resumen).toEqual({
    clases: 2,
    verificadas: 1,
    fallidas: 3,
    omitidas: 1,
    declaradas: 1,
    divergencias: 1,
    sustitutos: 0,
    conNotas: 0,
    clasesIlegibles: 2,
  });
});
