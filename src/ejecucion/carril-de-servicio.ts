import pLimit from 'p-limit';
import type { ProveedorDeServidores, Servicio } from '../origenes/proveedor.ts';
import { type Carril, type OpcionesDeCarril, YA_NO_HACE_FALTA } from './carril.ts';
import { correr } from './correr.ts';
import { conPlazo } from './plazo.ts';
import type { Resultado, Trabajo } from './trabajo.ts';

/** Trabajos a la vez en un mismo servidor: cada uno tiene su propio espacio. */
const A_LA_VEZ = 4;

/** Lo que se espera, pasado el límite, a que la sesión corte por sí misma y cuente por qué. */
const MARGEN_MS = 5000;

type Disponible = Extract<Servicio, { tipo: 'disponible' }>;

/** Un motor de servicio corre en este proceso, contra el servidor que da el proveedor, pocos trabajos a la vez. */
export function abrirCarrilDeServicio(
  { motor, limites, reloj }: OpcionesDeCarril,
  proveedor: ProveedorDeServidores,
): Carril {
  const turno = pLimit(A_LA_VEZ);
  const enMarcha = new Set<() => Promise<void>>();
  let servicio: Promise<Servicio> | undefined;
  let cerrado = false;
  const obtener = () => (servicio ??= proveedor.obtener(motor));

  async function enSesion({ destino }: Disponible, trabajo: Trabajo): Promise<Resultado> {
    const conectando = motor.conectar(destino, limites);
    const cerrarSesion = async () => (await conectando)[Symbol.asyncDispose]();
    enMarcha.add(cerrarSesion);
    try {
      return await conPlazo(correr(conectando, trabajo), limites.tiempoMs + MARGEN_MS, () => {
        cerrarSesion().catch(() => {});
        return errorDeTiempo(limites.tiempoMs);
      });
    } finally {
      enMarcha.delete(cerrarSesion);
    }
  }

  return {
    calentar() {
      if (!cerrado) void obtener();
    },
    correr: (trabajo, haceFalta = () => true) =>
      turno(async () => {
        if (cerrado) return { tipo: 'omitida', motivo: 'La corrida se cerró antes de su turno.' };
        if (!haceFalta()) return YA_NO_HACE_FALTA;
        const obtenido = await obtener();
        if (obtenido.tipo === 'no-disponible') {
          const { motivo, remedio } = obtenido;
          return { tipo: 'omitida', motivo, ...(remedio === undefined ? {} : { remedio }) };
        }
        if (obtenido.tipo === 'inaccesible')
          return { tipo: 'error', error: obtenido.error, origen: obtenido.origen, duracionMs: 0 };
        const inicio = reloj();
        const resultado = await enSesion(obtenido, trabajo);
        return { ...resultado, origen: obtenido.origen, duracionMs: reloj() - inicio };
      }),
    async [Symbol.asyncDispose]() {
      cerrado = true;
      const cierres = Promise.allSettled([...enMarcha].map((cerrarSesion) => cerrarSesion()));
      await conPlazo<unknown>(cierres, MARGEN_MS, () => undefined);
    },
  };
}

function errorDeTiempo(tiempoMs: number): Resultado {
  return {
    tipo: 'error',
    error: {
      fase: 'tiempo',
      mensaje: `El servidor no respondió dentro del límite de ${tiempoMs / 1000} s y se cerró la conexión.`,
      consejo: 'Compruebe el servidor, o suba el límite con --tiempo-limite.',
    },
  };
}
