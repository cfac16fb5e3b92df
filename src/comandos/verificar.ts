import type { Peticion } from '../flujo/peticion.ts';
import { verificar as verificarClases } from '../flujo/verificar.ts';
import { leerFragmento } from '../plan/fragmento.ts';
import { definirComando } from './comando.ts';
import { leerFormatos, publicar } from './formato.ts';
import {
  conPresentacion,
  conSeleccion,
  numeroPositivo,
  paresPorMotor,
  presentacionDe,
  repetible,
  unaVez,
} from './opciones.ts';

/** `verificar`, el comando por omisión: ejecuta las clases y publica el informe. */
export const verificar = definirComando({
  command: ['verificar', '$0'],
  describe: 'Ejecuta las clases en sus motores y compara con el contrato (por omisión)',
  builder: (yargs) =>
    conPresentacion(conSeleccion(yargs))
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
      }),
  async ejecutar(opciones, contexto) {
    const formatos = leerFormatos(opciones.formato);
    const peticion: Peticion = {
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
    const informe = await verificarClases(peticion, contexto.entorno, {
      version: contexto.version,
      senal: contexto.senal,
      alAvanzar: ({ hechas, total, ultima }) => contexto.progreso(`${hechas}/${total} ${ultima}`),
    });
    contexto.progreso('');
    await publicar(informe, formatos, presentacionDe(opciones, contexto), contexto);
    return informe.salida;
  },
});
