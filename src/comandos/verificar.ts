import type { ArgumentsCamelCase, Argv } from 'yargs';
import { abrirMotores } from '../flujo/motores-abiertos.ts';
import type { Peticion } from '../flujo/peticion.ts';
import { raizDe } from '../flujo/raiz.ts';
import { leerFragmento } from '../plan/fragmento.ts';
import { definirComando } from './comando.ts';
import {
  conPresentacion,
  conSeleccion,
  numeroPositivo,
  paresPorMotor,
  presentacionDe,
  repetible,
  unaVez,
} from './opciones.ts';

// Fuera de `ejecutar` porque tsc 6.0 no cambia la extensión de un import() en una función con `await using`.
const formato = () => import('./formato.ts');
const flujo = () => import('../flujo/correr-clases.ts');

function conOpciones(yargs: Argv) {
  return conPresentacion(conSeleccion(yargs))
    .option('con-servicios', {
      type: 'boolean',
      default: false,
      describe: 'Exige los motores con servidor y permite arrancarlos en contenedores',
    })
    .option('url', {
      ...repetible('ninguna'),
      describe: 'Servidor propio: postgresql=postgresql://usuario@máquina/base',
    })
    .option('origen', {
      ...repetible('el mejor que haya'),
      describe: 'Origen forzado de un servidor: postgresql=local',
    })
    .option('admitir-sustituto', {
      type: 'boolean',
      default: false,
      describe: 'Admite MariaDB en lugar de MySQL; el veredicto lo dice',
    })
    .option('estricto', {
      type: 'boolean',
      default: false,
      describe: 'Toda omisión, revisión caducada o nombre distinto es un fallo',
    })
    .option('fragmento', { ...unaVez('fragmento'), describe: 'Solo una parte de las clases: 2/5' })
    .option('tiempo-limite', {
      ...unaVez('tiempo-limite'),
      default: '30',
      describe: 'Segundos por implementación',
    });
}

type Opciones = ArgumentsCamelCase<Awaited<ReturnType<typeof conOpciones>['argv']>>;

/** `verificar`, el comando por omisión: ejecuta las clases y publica el informe. */
export const verificar = definirComando({
  command: ['verificar', '$0'],
  describe: 'Ejecuta las clases en sus motores y compara con el contrato (por omisión)',
  builder: conOpciones,
  async ejecutar(opciones, contexto) {
    const peticion = peticionDe(opciones);
    const raiz = await raizDe(contexto.entorno.directorio, peticion.raiz);
    await using motores = abrirMotores(peticion, contexto.entorno, raiz, contexto.senal);
    const { leerFormatos, publicar } = await formato();
    const formatos = leerFormatos(opciones.formato);
    const { correrClases } = await flujo();
    const informe = await correrClases(peticion, raiz, motores.ejecutor, {
      version: contexto.version,
      senal: contexto.senal,
      alAvanzar: ({ hechas, total, ultima }) => contexto.progreso(`${hechas}/${total} ${ultima}`),
    });
    contexto.progreso('');
    await publicar(informe, formatos, presentacionDe(opciones, contexto), contexto);
    return informe.salida;
  },
});

function peticionDe(opciones: Opciones): Peticion {
  return {
    ...(opciones.raiz === undefined ? {} : { raiz: opciones.raiz }),
    clases: opciones.clase,
    motores: opciones.motor,
    conServicios: opciones.conServicios,
    urls: paresPorMotor('url', opciones.url),
    origenes: paresPorMotor('origen', opciones.origen),
    admitirSustituto: opciones.admitirSustituto,
    estricto: opciones.estricto,
    ...(opciones.fragmento === undefined ? {} : { fragmento: leerFragmento(opciones.fragmento) }),
    tiempoMs: numeroPositivo('tiempo-limite', opciones.tiempoLimite ?? '') * 1000,
  };
}
