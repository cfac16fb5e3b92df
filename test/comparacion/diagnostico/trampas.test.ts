import { readFileSync } from 'node:fs';
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import { afterAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { diagnosticar } from '../../../src/comparacion/diagnostico/diagnosticar.ts';
import { evaluar } from '../../../src/comparacion/evaluar.ts';
import { cargar } from '../../../src/contrato/cargar.ts';
import type { Clase } from '../../../src/dominio/clase.ts';
import type { EntradaEjecutable } from '../../../src/dominio/tarea.ts';
import { abrirEjecutor, type Ejecutor } from '../../../src/ejecucion/ejecutor.ts';
import { MOTORES } from '../../../src/motores/registro.ts';

const RAIZ = path.resolve(import.meta.dirname, '../../fixtures/trampas');
const LIMITES = { tiempoMs: 20_000, filas: 200_000, memoriaMiB: 1024 };

const niveles = new Map(Object.values(MOTORES).map(({ id, nivel }) => [id, nivel]));
const lecturas = await cargar(RAIZ, niveles);

/** Lo que cada trampa dice que debe salir en cada motor. */
function diagnosticosDe(archivo: string): Readonly<Record<string, string | readonly string[]>> {
  return parse(readFileSync(path.join(RAIZ, archivo), 'utf8'))['x-diagnostico'];
}

async function concluir(ejecutor: Ejecutor, clase: Clase, entrada: EntradaEjecutable) {
  const { secciones } = entrada.implementacion;
  if (clase.caso.modo !== 'comparado' || secciones === undefined) throw new Error('No se puede ejecutar.');
  const { contrato } = clase.caso;
  const [preparacion, consulta] = [secciones.preparacion.texto, secciones.consulta.texto];
  const corrida = await ejecutor.correr({ motor: entrada.id, preparacion, consulta });
  if (corrida.tipo === 'omitida') throw new Error(corrida.motivo);
  const evaluacion = evaluar(corrida, entrada, contrato, { estricto: false, consulta });
  if (evaluacion.tipo !== 'diferente' || corrida.tipo !== 'tabla') return evaluacion.tipo;
  const { nombre } = corrida.identidad;
  const contexto = { motor: entrada.id, nombre, doc: entrada.doc, consulta, contrato, tabla: corrida.tabla };
  const diagnosticos = await diagnosticar(
    { ...contexto, diferencias: evaluacion.diferencias },
    async (sonda) => {
      const guion = sonda.preparacion === 'de-la-clase' ? preparacion : '';
      const respuesta = await ejecutor.correr({
        motor: entrada.id,
        preparacion: guion,
        consulta: sonda.consulta,
      });
      return respuesta.tipo === 'tabla' ? respuesta.tabla : undefined;
    },
  );
  return diagnosticos.map(({ regla, certeza }) => `${regla} ${certeza}`).toSorted();
}

describe('trampas', () => {
  const ejecutor = abrirEjecutor({
    limites: LIMITES,
    proveedor: {
      obtener: async () => ({ tipo: 'no-disponible', motivo: 'Sin servidores en esta prueba.' }),
      async [Symbol.asyncDispose]() {},
    },
    reloj: () => performance.now(),
  });
  afterAll(() => ejecutor[Symbol.asyncDispose]());

  test('son al menos veinticinco y todas se leen', () => {
    expect(lecturas.length).toBeGreaterThanOrEqual(25);
    expect(lecturas.flatMap(({ problemas }) => problemas)).toEqual([]);
  });

  const casos = lecturas.flatMap(({ clase, archivo }) =>
    (clase?.motores ?? []).flatMap((entrada) => {
      if (clase === undefined || entrada.aplica !== 'ejecutable') return [];
      const esperado = diagnosticosDe(archivo)[entrada.id];
      return [{ titulo: clase.carpeta, motor: entrada.id, clase, entrada, esperado }];
    }),
  );

  test('cada una dice qué debe salir en cada motor que la ejecuta', () => {
    expect(casos.filter(({ esperado }) => esperado === undefined)).toEqual([]);
  });

  const aMano = casos.filter(({ motor }) => niveles.get(motor) === 'nucleo');

  test.each(aMano)('$titulo en $motor: $esperado', async ({ clase, entrada, esperado }) => {
    const debido = typeof esperado === 'string' ? esperado : esperado?.toSorted();
    expect(await concluir(ejecutor, clase, entrada)).toEqual(debido);
  });
});
