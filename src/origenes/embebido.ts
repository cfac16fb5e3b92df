import { createRequire } from 'node:module';
import path from 'node:path';
import type { Entorno } from '../dominio/entorno.ts';
import { arrancar } from './desechable/arrancar.ts';
import { prepararPaquete } from './desechable/paquete.ts';
import { programasEn, reconocer } from './desechable/programas.ts';
import { usuarioPara } from './desechable/usuario.ts';
import type { Origen } from './origen.ts';

/** Binarios de un paquete de npm: se arranca con ellos el mismo servidor desechable que con los de la máquina. */
export const embebido: Origen = {
  id: 'embebido',
  titulo: 'Programas de un paquete de npm',
  async buscar({ servidor, titulo }, { entorno }) {
    const [desechable] = servidor.desechables;
    if (!servidor.paquete || !desechable)
      return { ...noAplica(`ningún paquete de npm trae un servidor de ${titulo}`), esperable: true };
    const paquete = servidor.paquete + plataformaDe(entorno);
    const instalado = carpetaDelPaquete(paquete);
    if (!instalado)
      return noAplica(`no está instalado el paquete opcional ${paquete}`, 'npm install --include=optional');
    const usuario = await usuarioPara(desechable.usuarios, entorno);
    if (!usuario) return noAplica(`el servidor no puede correr como root y el sistema no tiene otro usuario`);
    const otro = usuario === 'propio' ? {} : { usuario };
    try {
      const carpeta = await prepararPaquete({ carpeta: instalado, ...otro }, entorno);
      const rutas = await programasEn(path.join(carpeta, 'native', 'bin'), desechable, entorno);
      if (!rutas) return noAplica(`el paquete ${paquete} no trae los programas que hacen falta`);
      const programas = await reconocer(desechable, rutas, entorno);
      if ('motivo' in programas) return noAplica(programas.motivo);
      return {
        tipo: 'hallado',
        detalle: paquete,
        version: programas.version,
        abrir: (senal) => arrancar({ servidor, desechable, programas, ...otro }, entorno, senal),
      };
    } catch (causa) {
      return noAplica((causa as Error).message);
    }
  },
};

function noAplica(motivo: string, remedio?: string) {
  return { tipo: 'no-aplica' as const, motivo, ...(remedio && { remedio }) };
}

/** Como se llaman los paquetes: `linux-x64`, `darwin-arm64`, `windows-x64`. */
function plataformaDe({ plataforma, arquitectura }: Entorno): string {
  return `${plataforma === 'win32' ? 'windows' : plataforma}-${arquitectura}`;
}

function carpetaDelPaquete(paquete: string): string | undefined {
  try {
    // El punto de entrada está en `dist/`: el paquete no exporta su `package.json`.
    return path.join(path.dirname(createRequire(import.meta.url).resolve(paquete)), '..');
  } catch {
    return undefined;
  }
}
