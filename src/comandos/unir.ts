import { raizDe } from '../flujo/raiz.ts';
import { tituloDe } from '../flujo/titulo.ts';
import { informar } from '../informe/informar.ts';
import { conAdaptador, NIVELES_DE_MOTORES } from '../motores/registro.ts';
import { filtrarClases } from '../plan/filtros.ts';
import { planificar } from '../plan/planificar.ts';
import { definirComando } from './comando.ts';
import { conPresentacion, conSeleccion, presentacionDe } from './opciones.ts';

/** `unir`: los informes JSON de una matriz, en un solo veredicto. */
export const unir = definirComando({
  command: 'unir <archivos..>',
  describe: 'Une los informes JSON de una matriz en un veredicto; lo que nadie ejecutó es un fallo',
  builder: (yargs) =>
    conPresentacion(conSeleccion(yargs)).positional('archivos', {
      type: 'string',
      array: true,
      demandOption: true,
      describe: 'Informes escritos con --formato json=archivo',
    }),
  async ejecutar(opciones, contexto) {
    const { cargar } = await import('../contrato/cargar.ts');
    const { leerParciales } = await import('../union/leer-parciales.ts');
    const { unirClase } = await import('../union/unir.ts');
    const { leerFormatos, publicar } = await import('./formato.ts');
    const formatos = leerFormatos(opciones.formato);
    const parciales = await leerParciales(opciones.archivos, contexto.entorno.directorio);
    const raiz = await raizDe(contexto.entorno.directorio, opciones.raiz);
    const lecturas = filtrarClases(await cargar(raiz, NIVELES_DE_MOTORES), opciones.clase);
    const plan = {
      motores: opciones.motor,
      conServicios: true,
      estricto: false,
      conAdaptador,
    };
    const clases = lecturas.flatMap(({ clase }) => {
      const tareas = clase ? planificar(clase, plan) : [];
      return clase && tareas.length > 0 ? [unirClase(clase, tareas, parciales, tituloDe)] : [];
    });
    const informe = informar({ clases, lecturas, version: contexto.version });
    await publicar(informe, formatos, presentacionDe(opciones, contexto), contexto);
    return informe.salida;
  },
});
