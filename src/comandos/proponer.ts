import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Entorno } from '../dominio/entorno.ts';
import { ErrorDeUso } from '../dominio/errores.ts';
import { abrirMotores } from '../flujo/motores-abiertos.ts';
import type { Propuesta } from '../flujo/proponer.ts';
import { raizDe } from '../flujo/raiz.ts';
import { SALIDA } from '../informe/salida.ts';
import { definirComando } from './comando.ts';
import { presentacionDe } from './opciones.ts';
import { conEjecucion, peticionDe } from './peticion.ts';

// Fuera de `ejecutar` porque tsc 6.0 no cambia la extensión de un import() en una función con `await using`.
const flujo = () => import('../flujo/proponer.ts');
const dibujo = () => import('./dibujar-propuesta.ts');

/** `proponer`: ejecuta las clases y escribe su `esperado` donde todos los motores coinciden. */
export const proponer = definirComando({
  command: 'proponer',
  describe: 'Propone el «esperado» que falta o no es el que dan los motores; con --escribir lo escribe',
  builder: (yargs) =>
    conEjecucion(yargs)
      .option('escribir', {
        type: 'boolean',
        default: false,
        describe: 'Escribe lo propuesto; sin ella solo se muestra',
      })
      .option('con-un-motor', {
        type: 'boolean',
        default: false,
        describe: 'Acepta la respuesta de un solo motor, si además se nombra con --motor',
      })
      .option('color', {
        choices: ['auto', 'siempre', 'nunca'] as const,
        default: 'auto' as const,
        describe: 'Colores en la terminal',
      })
      .epilogue(
        'Solo se propone lo que dan, con las reglas de comparación del contrato, todos los motores ejecutados, y al menos dos. ' +
          'Que coincidan no prueba que el contrato diga lo que quería decir: lea la propuesta antes de escribirla.\n\n' +
          'No funciona en integración continua (variable CI): un contrato no se reescribe mientras se verifica.',
      ),
  async ejecutar(opciones, contexto) {
    rechazarEnIntegracionContinua(contexto.entorno);
    const peticion = peticionDe(opciones);
    const raiz = await raizDe(contexto.entorno.directorio, peticion.raiz);
    await using motores = abrirMotores(peticion, contexto.entorno, raiz, contexto.senal);
    const [{ proponer: proponerClases }, { dibujarPropuesta, dibujarCuentas }] = [
      await flujo(),
      await dibujo(),
    ];
    const propuestas = await proponerClases(peticion, raiz, motores.ejecutor, opciones.conUnMotor);
    if (contexto.senal.aborted)
      return contexto.senal.reason === 'SIGTERM' ? SALIDA.terminado : SALIDA.interrumpido;
    const presentacion = presentacionDe({ ...opciones, detalle: false }, contexto);
    for (const propuesta of propuestas) contexto.escribir(`${dibujarPropuesta(propuesta, presentacion)}\n`);
    if (opciones.escribir) await escribir(propuestas, raiz);
    else if (propuestas.some(({ desenlace }) => desenlace.tipo === 'cambio'))
      contexto.avisar('No se ha escrito nada: repita la orden con --escribir.\n');
    contexto.escribir(`\n${dibujarCuentas(propuestas, opciones.escribir)}\n`);
    return salidaDe(propuestas);
  },
});

function rechazarEnIntegracionContinua({ variables }: Entorno): void {
  const { CI } = variables;
  if (!CI || CI === 'false' || CI === '0') return;
  throw new ErrorDeUso(
    `«proponer» no funciona en integración continua (CI es «${CI}»): un contrato no se reescribe mientras se verifica. Hágalo en su equipo y lea la propuesta.`,
  );
}

async function escribir(propuestas: readonly Propuesta[], raiz: string): Promise<void> {
  for (const { archivo, desenlace } of propuestas)
    if (desenlace.tipo === 'cambio') await writeFile(path.join(raiz, archivo), desenlace.despues);
}

function salidaDe(propuestas: readonly Propuesta[]): number {
  const hay = (...tipos: readonly string[]) =>
    propuestas.some(({ desenlace }) => tipos.includes(desenlace.tipo));
  if (hay('ilegible')) return SALIDA.usoIncorrecto;
  if (hay('desacuerdo', 'no-editable')) return SALIDA.fallo;
  return hay('un-motor', 'sin-respuesta') || propuestas.length === 0 ? SALIDA.sinEjecutar : SALIDA.todoIgual;
}
