import type { ArgumentsCamelCase, Argv } from 'yargs';
import type { Informe } from '../dominio/informe.ts';
import { abrirMotores } from '../flujo/motores-abiertos.ts';
import type { Avance, OpcionesDeFlujo, Peticion } from '../flujo/peticion.ts';
import { raizDe } from '../flujo/raiz.ts';
import type { OpcionesDeVigilancia } from '../flujo/vigilar.ts';
import { SALIDA } from '../informe/salida.ts';
import { leerFragmento } from '../plan/fragmento.ts';
import { definirComando } from './comando.ts';
import type { Contexto } from './contexto.ts';
import { conPresentacion, enteroPositivo, presentacionDe, unaVez } from './opciones.ts';
import { conEjecucion, peticionDe } from './peticion.ts';

// Fuera de `ejecutar` porque tsc 6.0 no cambia la extensión de un import() en una función con `await using`.
const formato = () => import('./formato.ts');
const flujo = () => import('../flujo/correr-clases.ts');
const vigilancia = () => import('../flujo/vigilar.ts');

function conOpciones(yargs: Argv) {
  return conPresentacion(conEjecucion(yargs))
    .option('estricto', {
      type: 'boolean',
      default: false,
      describe: 'Toda omisión, revisión caducada o nombre distinto es un fallo',
    })
    .option('parar-tras', {
      ...unaVez('parar-tras'),
      describe: 'Deja de ejecutar después de tantos fallos; lo que ya está en marcha termina',
    })
    .option('fragmento', { ...unaVez('fragmento'), describe: 'Solo una parte de las clases: 2/5' })
    .option('vigilar', {
      type: 'boolean',
      default: false,
      describe: 'Repite la clase de cada archivo que se guarde, con los servidores en pie; Ctrl-C acaba',
    });
}

type Opciones = ArgumentsCamelCase<Awaited<ReturnType<typeof conOpciones>['argv']>>;

/** `verificar`, el comando por omisión: ejecuta las clases y publica el informe. */
export const verificar = definirComando({
  command: ['verificar', '$0'],
  describe: 'Ejecuta las clases en sus motores y compara con el contrato (por omisión)',
  builder: conOpciones,
  async ejecutar(opciones, contexto) {
    const peticion = peticionDeVerificar(opciones);
    const raiz = await raizDe(contexto.entorno.directorio, peticion.raiz);
    await using motores = abrirMotores(peticion, contexto.entorno, raiz, contexto.senal);
    const { leerFormatos, publicar } = await formato();
    const formatos = leerFormatos(opciones.formato);
    const alInformar = async (informe: Informe) => {
      contexto.progreso('');
      await publicar(informe, formatos, presentacionDe(opciones, contexto), contexto);
    };
    if (opciones.vigilar) {
      const { vigilar } = await vigilancia();
      await vigilar(peticion, raiz, motores.ejecutor, vigilanciaDe(contexto, alInformar));
      return contexto.senal.reason === 'SIGTERM' ? SALIDA.terminado : SALIDA.interrumpido;
    }
    const { correrClases } = await flujo();
    const informe = await correrClases(peticion, raiz, motores.ejecutor, flujoDe(contexto));
    await alInformar(informe);
    return informe.salida;
  },
});

function peticionDeVerificar(opciones: Opciones): Peticion {
  return {
    ...peticionDe(opciones),
    estricto: opciones.estricto,
    ...(opciones.fragmento === undefined ? {} : { fragmento: leerFragmento(opciones.fragmento) }),
    ...(opciones.pararTras === undefined
      ? {}
      : { pararTras: enteroPositivo('parar-tras', opciones.pararTras) }),
  };
}

function flujoDe({ version, senal, progreso }: Contexto): OpcionesDeFlujo {
  const alAvanzar = ({ hechas, total, ultima }: Avance) => progreso(`${hechas}/${total} ${ultima}`);
  return { version, senal, alAvanzar };
}

/** Lo que se ve mientras se vigila. Acaba solo con una señal, y por eso siempre con 130 o 143. */
function vigilanciaDe(
  contexto: Contexto,
  alInformar: (informe: Informe) => Promise<void>,
): OpcionesDeVigilancia {
  const { avisar, senal } = contexto;
  return {
    ...flujoDe(contexto),
    senal,
    async alInformar(informe) {
      await alInformar(informe);
      if (!senal.aborted) avisar('\nSe vigila: al guardar un archivo se repite su clase. Ctrl-C acaba.\n');
    },
    alRepetir: ({ cambiadas, clases }) =>
      avisar(`\nCambió ${cambiadas.join(', ')}: se repite ${clases.join(', ')}.\n\n`),
    alFallar: (error) => avisar(`${error.message}\n`),
  };
}
