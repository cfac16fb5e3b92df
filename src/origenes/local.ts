import type { Entorno } from '../dominio/entorno.ts';
import type { Desechable, Servidor } from '../motores/servidor/servidor.ts';
import { arrancar } from './desechable/arrancar.ts';
import { buscarProgramas } from './desechable/programas.ts';
import { usuarioPara } from './desechable/usuario.ts';
import type { Hallazgo, Origen } from './origen.ts';

/** Programas instalados en la máquina: se arranca con ellos un servidor desechable. */
export const local: Origen = {
  id: 'local',
  titulo: 'Programas de esta máquina',
  async buscar({ servidor, titulo }, { entorno, admitirSustituto }) {
    const motivos: string[] = [];
    for (const desechable of servidor.desechables) {
      const hallazgo = await buscarDesechable(servidor, desechable, entorno);
      if (hallazgo.tipo === 'hallado' && desechable.sustituto && !admitirSustituto)
        return {
          tipo: 'no-aplica',
          motivo: `${hallazgo.detalle} es ${desechable.sustituto} ${hallazgo.version}, no ${titulo}`,
          remedio: '--admitir-sustituto',
        };
      if (hallazgo.tipo === 'hallado') return hallazgo;
      motivos.push(hallazgo.motivo);
    }
    return { tipo: 'no-aplica', motivo: motivos.join('; ') };
  },
};

async function buscarDesechable(
  servidor: Servidor,
  desechable: Desechable,
  entorno: Entorno,
): Promise<Hallazgo> {
  const programas = await buscarProgramas(desechable, entorno);
  if ('motivo' in programas) return { tipo: 'no-aplica', motivo: programas.motivo };
  const usuario = await usuarioPara(desechable.usuarios, entorno);
  if (!usuario)
    return {
      tipo: 'no-aplica',
      motivo: `el servidor no puede correr como root y no existe ninguno de los usuarios ${desechable.usuarios.join(', ')}`,
    };
  return {
    tipo: 'hallado',
    detalle: programas.rutas[0] ?? '',
    version: programas.version,
    abrir: (senal) =>
      arrancar(
        { servidor, desechable, programas, ...(usuario === 'propio' ? {} : { usuario }) },
        entorno,
        senal,
      ),
  };
}
