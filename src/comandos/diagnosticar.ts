import type { Identidad } from '../dominio/identidad.ts';
import { comprobarOrigenes } from '../flujo/comprobar-origenes.ts';
import { abrirMotores, type MotoresAbiertos } from '../flujo/motores-abiertos.ts';
import type { Peticion } from '../flujo/peticion.ts';
import { raizDe } from '../flujo/raiz.ts';
import { SALIDA } from '../informe/salida.ts';
import type { Motor } from '../motores/motor.ts';
import { MOTORES } from '../motores/registro.ts';
import type { Intento } from '../origenes/examinar.ts';
import { comprobarMotores } from '../plan/filtros.ts';
import { definirComando } from './comando.ts';
import type { Contexto } from './contexto.ts';
import { conEjecucion, peticionDe } from './peticion.ts';

/** `diagnosticar`: qué usaría cada motor aquí y ahora, y cómo conseguir los que faltan. */
export const diagnosticar = definirComando({
  command: 'diagnosticar',
  describe: 'Dice con qué se ejecutaría cada motor en esta máquina, y cómo conseguir los que faltan',
  builder: (yargs) => conEjecucion(yargs),
  async ejecutar(opciones, contexto) {
    const peticion = peticionDe(opciones);
    comprobarMotores(peticion.motores, Object.keys(MOTORES));
    const raiz = await raizDe(contexto.entorno.directorio, peticion.raiz);
    await using motores = abrirMotores(peticion, contexto.entorno, raiz, contexto.senal);
    const pedidos = Object.values(MOTORES).filter(
      ({ id }) => peticion.motores.length === 0 || peticion.motores.includes(id),
    );
    const textos = await Promise.all(
      pedidos.map((motor) =>
        motor.nivel === 'nucleo' ? deNucleo(motor, motores) : deServidor(motor, peticion, raiz, contexto),
      ),
    );
    for (const { texto } of textos) contexto.escribir(texto);
    const faltaUnoPedido = peticion.motores.length > 0 && textos.some(({ hay }) => !hay);
    return faltaUnoPedido ? SALIDA.sinEjecutar : SALIDA.todoIgual;
  },
});

/** Lo que se dice de un motor, y si hay con qué ejecutarlo. */
interface Diagnostico {
  readonly texto: string;
  readonly hay: boolean;
}

async function deNucleo(motor: Motor, { ejecutor }: MotoresAbiertos): Promise<Diagnostico> {
  const corrida = await ejecutor.correr({ motor: motor.id, preparacion: '', consulta: 'SELECT 1 AS uno' });
  if (corrida.tipo === 'tabla') return disponible(motor, corrida.identidad, 'en proceso');
  const motivo = corrida.tipo === 'error' ? corrida.error.mensaje : corrida.motivo;
  return { texto: `✗ ${motor.titulo}: no funciona\n    ${motivo}\n`, hay: false };
}

async function deServidor(
  motor: Motor,
  peticion: Peticion,
  raiz: string,
  { entorno }: Contexto,
): Promise<Diagnostico> {
  const { examinar } = await import('../origenes/examinar.ts');
  const { exigirServidor } = await import('../origenes/origen.ts');
  const preferencias = { ...peticion, obligados: comprobarOrigenes(peticion), entorno, raiz };
  const intentos = await examinar(exigirServidor(motor), preferencias);
  const elegido = intentos.find((intento) => intento.elegido !== undefined);
  const descartados = intentos
    .filter((intento) => intento !== elegido)
    .map(descartado)
    .join('');
  if (!elegido?.elegido) return { texto: `– ${motor.titulo}: no hay servidor\n${descartados}`, hay: false };
  const { detalle, identidad } = elegido.elegido;
  const { texto } = disponible(motor, identidad, `${elegido.origen} (${detalle})`);
  return { texto: `${texto}${descartados}`, hay: true };
}

function disponible({ titulo }: Motor, identidad: Identidad, origen: string): Diagnostico {
  const quien = identidad.sustituto ? `${titulo} → ${identidad.sustituto}` : `${titulo} ${identidad.version}`;
  return { texto: `✓ ${quien}: ${origen}, con ${identidad.controlador}\n`, hay: true };
}

function descartado({ origen, motivo, remedio }: Intento): string {
  return `    ${origen}: ${motivo ?? ''}.${remedio === undefined ? '' : ` Para tenerlo: ${remedio}`}\n`;
}
