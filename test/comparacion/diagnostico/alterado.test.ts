import path from 'node:path';
import { performance } from 'node:perf_hooks';
import { afterAll, describe, expect, test } from 'vitest';
import { comparar } from '../../../src/comparacion/comparar.ts';
import { diagnosticar } from '../../../src/comparacion/diagnostico/diagnosticar.ts';
import { cargar } from '../../../src/contrato/cargar.ts';
import type { Contrato } from '../../../src/dominio/clase.ts';
import type { TareaEjecutable } from '../../../src/dominio/tarea.ts';
import { abrirEjecutor } from '../../../src/ejecucion/ejecutor.ts';
import { MOTORES, motorDe, NIVELES_DE_MOTORES } from '../../../src/motores/registro.ts';
import { crearProveedor } from '../../../src/origenes/crear-proveedor.ts';
import { planificar } from '../../../src/plan/planificar.ts';
import { preferencias } from '../../servidores/abrir.ts';

const RAIZ = path.resolve(import.meta.dirname, '../../..');
const NUCLEO = Object.values(MOTORES).flatMap(({ id, nivel }) => (nivel === 'nucleo' ? [id] : []));

const proveedor = crearProveedor(preferencias());
const limites = { tiempoMs: 20_000, filas: 200_000, memoriaMiB: 1024 };
const ejecutor = abrirEjecutor({ limites, proveedor, reloj: () => performance.now() });
afterAll(async () => {
  await ejecutor[Symbol.asyncDispose]();
  await proveedor[Symbol.asyncDispose]();
});

/** Un valor que ninguna causa conocida explica. */
function alterar(texto: string): string {
  const numero = Number(texto);
  return texto !== '' && Number.isFinite(numero) ? String(numero * 3 + 7) : `${texto} alterado`;
}

/** El contrato con una celda alterada, una vez por cada celda no nula de sus primeras filas. */
function alterados(contrato: Contrato): readonly Contrato[] {
  return contrato.filas.slice(0, 2).flatMap((fila, f) =>
    fila.flatMap((celda, c) => {
      if (celda.nula) return [];
      const otra = fila.with(c, { ...celda, texto: alterar(celda.texto) });
      return [{ ...contrato, filas: contrato.filas.with(f, otra) }];
    }),
  );
}

const lecturas = await cargar(RAIZ, NIVELES_DE_MOTORES);
const plan = { motores: NUCLEO, conServicios: false, estricto: false, conAdaptador: () => true };
const tareas = lecturas
  .flatMap(({ clase }) => (clase ? planificar(clase, plan) : []))
  .filter((tarea): tarea is TareaEjecutable => tarea.accion === 'ejecutar');

describe('un contrato alterado al azar', () => {
  test.for(tareas.map((tarea) => ({ clase: tarea.clase.id, motor: tarea.entrada.id, tarea })))(
    'no tiene una causa inventada: $clase en $motor',
    async ({ motor, tarea: { entrada, implementacion, contrato } }) => {
      const [preparacion, consulta] = [
        implementacion.secciones.preparacion.texto,
        implementacion.secciones.consulta.texto,
      ];
      const corrida = await ejecutor.correr({ motor, preparacion, consulta });
      if (corrida.tipo !== 'tabla') throw new Error(JSON.stringify(corrida));
      const { nombre } = corrida.identidad;
      for (const alterado of alterados(contrato)) {
        const comparacion = comparar(corrida.tabla, alterado, { estricto: false });
        if (comparacion.igual) throw new Error('Alterar el contrato no se vio.');
        const { diferencias } = comparacion;
        const guion = {
          motor,
          dialecto: motorDe(motor).dialecto,
          nombre,
          doc: entrada.doc,
          preparacion,
          consulta,
        };
        const causas = await diagnosticar(
          { ...guion, contrato: alterado, tabla: corrida.tabla, diferencias },
          async (sonda) => {
            const antes = sonda.preparacion === 'de-la-clase' ? preparacion : '';
            const respuesta = await ejecutor.correr({ motor, preparacion: antes, consulta: sonda.consulta });
            return respuesta.tipo === 'tabla' ? respuesta.tabla : undefined;
          },
        );
        expect(causas).toEqual([]);
      }
    },
  );
});
