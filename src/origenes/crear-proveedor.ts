import type { IdOrigen } from './id-origen.ts';
import {
  abrirContexto,
  type Contexto,
  exigirServidor,
  type MotorDeServidor,
  type Origen,
  type ServidorAbierto,
} from './origen.ts';
import { probar } from './probar.ts';
import type { ProveedorDeServidores, Servicio } from './proveedor.ts';
import { origenesPara } from './registro.ts';

/** Qué servidores se quieren. */
export interface Preferencias extends Omit<Contexto, 'docker'> {
  /** Origen obligado de un motor: los de `--origen`. */
  readonly obligados: ReadonlyMap<string, IdOrigen>;
}

/** Orígenes cuyo servidor es de otro: una corrida que murió sin limpiar pudo dejar algo en él. */
const YA_ESTABAN: ReadonlySet<IdOrigen> = new Set(['url', 'compose']);

/** Por qué un origen no dio servidor. */
interface Fallo {
  readonly origen: IdOrigen;
  readonly motivo: string;
  readonly remedio?: string;
  readonly esperable?: true;
}

/** Abre un proveedor. No busca ni arranca nada hasta que se le pide el primer servidor. */
export function crearProveedor(preferencias: Preferencias): ProveedorDeServidores {
  const contexto = abrirContexto(preferencias);
  const cierre = new AbortController();
  const abiertos: ServidorAbierto[] = [];
  const pedidos = new Map<string, Promise<Servicio>>();

  async function conseguir(motor: MotorDeServidor): Promise<Servicio> {
    const fallos: Fallo[] = [];
    for (const origen of origenesPara(motor.id, preferencias)) {
      const servicio = await intentar(origen, motor);
      if ('tipo' in servicio) return servicio;
      fallos.push(servicio);
    }
    return sinServidor(motor, fallos);
  }

  async function intentar(origen: Origen, motor: MotorDeServidor): Promise<Servicio | Fallo> {
    const hallazgo = await origen.buscar(motor, contexto);
    if (hallazgo.tipo === 'no-aplica') return falloDe(origen, hallazgo);
    const prueba = await probar(hallazgo, motor, preferencias, cierre.signal);
    const usado = { id: origen.id, detalle: hallazgo.detalle };
    if (prueba.tipo === 'sirve') {
      if (YA_ESTABAN.has(origen.id))
        await motor.servidor.borrarAbandonados(prueba.abierto.url).catch(() => undefined);
      abiertos.push(prueba.abierto);
      return { tipo: 'disponible', destino: { tipo: 'url', url: prueba.abierto.url }, origen: usado };
    }
    // Lo que el usuario nombró no se cambia por otra cosa.
    if (prueba.tipo === 'sustituto')
      return origen.id === 'url' ? sinServidor(motor, [falloDe(origen, prueba)]) : falloDe(origen, prueba);
    if (origen.id === 'url') return { tipo: 'inaccesible', error: prueba.error.datos, origen: usado };
    return falloDe(origen, { motivo: prueba.error.message });
  }

  return {
    obtener(motor) {
      const pedido = pedidos.get(motor.id) ?? conseguir(exigirServidor(motor));
      pedidos.set(motor.id, pedido);
      return pedido;
    },
    async [Symbol.asyncDispose]() {
      cierre.abort();
      await Promise.allSettled(pedidos.values());
      await Promise.allSettled(abiertos.map((abierto) => abierto[Symbol.asyncDispose]()));
    },
  };
}

function falloDe({ id }: Origen, { motivo, remedio, esperable }: Omit<Fallo, 'origen'>): Fallo {
  return { origen: id, motivo, ...(remedio && { remedio }), ...(esperable && { esperable }) };
}

function sinServidor({ titulo }: MotorDeServidor, fallos: readonly Fallo[]): Servicio {
  const contados = fallos.filter(({ esperable }) => fallos.length === 1 || !esperable);
  const remedios = fallos.flatMap(({ remedio }) => remedio ?? []);
  return {
    tipo: 'no-disponible',
    motivo: `No hay un servidor de ${titulo} (${porMotivo(contados).join('; ')}).`,
    ...(remedios.length > 0 && { remedio: `Una de estas: ${remedios.join(' · ')}` }),
  };
}

/** Cada motivo una vez, con los orígenes que lo dieron: sin Docker, fallan dos por lo mismo. */
function porMotivo(fallos: readonly Fallo[]): readonly string[] {
  const motivos = [...new Set(fallos.map(({ motivo }) => motivo))];
  return motivos.map((motivo) => {
    const origenes = fallos.filter((fallo) => fallo.motivo === motivo).map(({ origen }) => origen);
    return `${origenes.join(' y ')}: ${motivo}`;
  });
}
