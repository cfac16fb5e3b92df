import os from 'node:os';
import { performance } from 'node:perf_hooks';
import type { TestContext } from 'vitest';
import type { Clase, Contrato } from '../../src/dominio/clase.ts';
import type { Entorno } from '../../src/dominio/entorno.ts';
import type { Tabla } from '../../src/dominio/tabla.ts';
import { abrirEjecutor } from '../../src/ejecucion/ejecutor.ts';
import type { Trabajo } from '../../src/ejecucion/trabajo.ts';
import { MOTORES } from '../../src/motores/registro.ts';
import { crearProveedor } from '../../src/origenes/crear-proveedor.ts';
import { RAIZ } from './repositorio.ts';

/** Motores que cualquier máquina de desarrollo tiene: que uno no se ejecute es un fallo y no una omisión. */
const SIEMPRE_A_MANO: ReadonlySet<string> = new Set(['duckdb', 'sqlite', 'postgresql']);

const ENTORNO: Entorno = {
  variables: process.env,
  plataforma: process.platform,
  arquitectura: process.arch,
  ...(process.getuid && { uid: process.getuid() }),
  pid: process.pid,
  hogar: os.homedir(),
  directorio: RAIZ,
  node: process.execPath,
  reloj: () => performance.now(),
};

/** Lo que una clase envía a un motor que esta herramienta sabe ejecutar. */
export interface Guion extends Trabajo {
  readonly clase: string;
  readonly contrato: Contrato;
}

/** Los guiones de una clase, uno por motor del registro que la resuelve. */
export function guionesDe({ id, caso, motores }: Clase): readonly Guion[] {
  if (caso.modo !== 'comparado') return [];
  const { contrato } = caso;
  return motores.flatMap((entrada) => {
    const secciones = entrada.aplica === 'ejecutable' ? entrada.implementacion.secciones : undefined;
    if (secciones === undefined || MOTORES[entrada.id] === undefined) return [];
    const { preparacion, consulta } = secciones;
    return [
      { clase: id, motor: entrada.id, preparacion: preparacion.texto, consulta: consulta.texto, contrato },
    ];
  });
}

/** Los motores de esta máquina, con MariaDB en lugar de MySQL si es lo que hay. */
export interface MotoresAMano extends AsyncDisposable {
  /**
   * Ejecuta un guion y devuelve su tabla. Si no hay servidor, falla cuando el motor está en todas partes y si no
   * omite la prueba diciendo por qué. Un aviso del motor en la preparación también es un fallo.
   */
  tablaDe(trabajo: Trabajo, prueba: TestContext): Promise<Tabla>;
}

/** Abre los motores; nada arranca hasta el primer guion. */
export function abrirMotores(): MotoresAMano {
  const proveedor = crearProveedor({
    entorno: ENTORNO,
    raiz: RAIZ,
    urls: new Map(),
    obligados: new Map(),
    conServicios: false,
    admitirSustituto: true,
  });
  const limites = { tiempoMs: 30_000, filas: 10_000, memoriaMiB: 1024 };
  const ejecutor = abrirEjecutor({ limites, proveedor, reloj: ENTORNO.reloj });
  return {
    async tablaDe({ motor, preparacion, consulta }, prueba) {
      const corrida = await ejecutor.correr({ motor, preparacion, consulta });
      if (corrida.tipo === 'omitida' && !SIEMPRE_A_MANO.has(motor)) prueba.skip(corrida.motivo);
      if (corrida.tipo !== 'tabla') {
        throw new Error(`${motor} tenía que ejecutarse y no lo hizo: ${JSON.stringify(corrida)}`);
      }
      if (corrida.avisos.length > 0) throw new Error(`${motor} avisó: ${JSON.stringify(corrida.avisos)}`);
      return corrida.tabla;
    },
    async [Symbol.asyncDispose]() {
      await ejecutor[Symbol.asyncDispose]();
      await proveedor[Symbol.asyncDispose]();
    },
  };
}
