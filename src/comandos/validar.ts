import { raizDe } from '../flujo/raiz.ts';
import { informarValidacion } from '../informe/validar.ts';
import { MOTORES, NIVELES_DE_MOTORES } from '../motores/registro.ts';
import { filtrarClases } from '../plan/filtros.ts';
import { definirComando } from './comando.ts';
import { conClases, conPresentacion, presentacionDe } from './opciones.ts';

/** `validar`: todo lo que se puede comprobar de las clases sin un motor. */
export const validar = definirComando({
  command: 'validar',
  describe: 'Comprueba los archivos de las clases sin ejecutar nada; acaba con 2 si hay errores',
  builder: (yargs) =>
    conPresentacion(conClases(yargs)).option('estricto', {
      type: 'boolean',
      default: false,
      describe: 'Un consejo también es un fallo',
    }),
  async ejecutar(opciones, contexto) {
    const { cargar } = await import('../contrato/cargar.ts');
    const { revisar } = await import('../contrato/revisar.ts');
    const { compararProblemas } = await import('../contrato/orden.ts');
    const { leerFormatos, publicar } = await import('./formato.ts');
    const formatos = leerFormatos(opciones.formato);
    const raiz = await raizDe(contexto.entorno.directorio, opciones.raiz);
    const lecturas = filtrarClases(await cargar(raiz, NIVELES_DE_MOTORES), opciones.clase);
    const motores = new Map(Object.entries(MOTORES));
    const porClase = await Promise.all(
      lecturas.map(async (lectura) => {
        const hallados = [...lectura.problemas, ...(await revisar([lectura], { raiz, motores }))];
        return hallados.toSorted(compararProblemas(lectura.archivo));
      }),
    );
    const { estricto } = opciones;
    const { version } = contexto;
    const informe = informarValidacion({ lecturas, problemas: porClase.flat(), estricto, version });
    await publicar(informe, formatos, presentacionDe(opciones, contexto), contexto);
    return informe.salida;
  },
});
