import type { Corrida } from '../dominio/corrida.ts';
import type { TareaEjecutable } from '../dominio/tarea.ts';
import type { Veredicto } from '../dominio/veredicto.ts';
import type { Ejecutor } from '../ejecucion/ejecutor.ts';
import type { Motor } from '../motores/motor.ts';
import { MOTORES, motorDe } from '../motores/registro.ts';

/** Añade a un veredicto `diferente` las causas que se conocen, comprobadas en el motor donde se puede. */
export async function explicar(
  veredicto: Veredicto,
  { entrada, implementacion, contrato }: TareaEjecutable,
  corrida: Corrida,
  ejecutor: Ejecutor,
): Promise<Veredicto> {
  if (veredicto.tipo !== 'diferente' || corrida.tipo !== 'tabla') return veredicto;
  // Las reglas solo se cargan cuando algo difiere: lo corriente es que no haga falta ninguna.
  const { diagnosticar } = await import('../comparacion/diagnostico/diagnosticar.ts');
  const { preparacion, consulta } = implementacion.secciones;
  const { nombre } = corrida.identidad;
  const motor = motorLlamado(nombre) ?? motorDe(entrada.id);
  const diagnosticos = await diagnosticar(
    {
      motor: motor.id,
      dialecto: motor.dialecto,
      nombre,
      doc: entrada.doc,
      preparacion: preparacion.texto,
      consulta: consulta.texto,
      contrato,
      tabla: corrida.tabla,
      diferencias: veredicto.diferencias,
    },
    async (sonda) => {
      const guion = sonda.preparacion === 'de-la-clase' ? preparacion.texto : '';
      const respuesta = await ejecutor.correr({
        motor: entrada.id,
        preparacion: guion,
        consulta: sonda.consulta,
      });
      return respuesta.tipo === 'tabla' ? respuesta.tabla : undefined;
    },
  );
  return { ...veredicto, diagnosticos };
}

/** Motor que respondió de verdad: detrás de `mysql` puede estar MariaDB, y sus causas son las suyas. */
function motorLlamado(nombre: string): Motor | undefined {
  return Object.values(MOTORES).find(({ titulo }) => titulo === nombre);
}
