import { appendFile, mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { ErrorDeUso } from '../dominio/errores.ts';
import type { Informe } from '../dominio/informe.ts';
import { REPORTEROS } from '../reporteros/registro.ts';
import type { Presentacion, Reportero } from '../reporteros/reportero.ts';
import { sugerir } from '../texto/parecido.ts';
import type { Contexto } from './contexto.ts';

/** Un `--formato`: el reportero y el archivo, o la salida estándar si no lo hay. */
export interface Formato {
  readonly reportero: Reportero;
  readonly archivo?: string;
}

/** Lee los `--formato nombre[=archivo]`; ninguno es `consola`. Lanza `ErrorDeUso` con todos los errores a la vez. */
export function leerFormatos(textos: readonly string[]): readonly Formato[] {
  const errores: string[] = [];
  const pedidos = textos.length > 0 ? textos : ['consola'];
  const formatos = pedidos.flatMap((texto): Formato[] => {
    const [id = '', ...resto] = texto.split('=');
    const reportero = Object.values<Reportero>(REPORTEROS).find((candidato) => candidato.id === id);
    if (!reportero) errores.push(`--formato «${id}» no existe. ${sugerir(id, Object.keys(REPORTEROS))}`);
    const archivo = resto.length > 0 ? resto.join('=') : undefined;
    if (archivo === '') errores.push(`--formato «${texto}» no dice en qué archivo escribir después de «=».`);
    return reportero ? [archivo === undefined ? { reportero } : { reportero, archivo }] : [];
  });
  const aSalida = formatos.filter((formato) => formato.archivo === undefined);
  if (aSalida.length > 1) {
    const nombres = aSalida.map(({ reportero }) => reportero.id).join(', ');
    errores.push(
      `Solo un formato puede ir a la salida estándar y se pidieron: ${nombres}. Escriba «--formato ${aSalida[1]?.reportero.id}=archivo».`,
    );
  }
  if (errores.length > 0) throw new ErrorDeUso(errores.join('\n'));
  return formatos;
}

/** Escribe el informe en cada formato pedido y, dentro de GitHub Actions, en los suyos. Crea las carpetas que falten. */
export async function publicar(
  informe: Informe,
  formatos: readonly Formato[],
  presentacion: Presentacion,
  contexto: Contexto,
): Promise<void> {
  for (const { reportero, archivo } of formatos) {
    if (archivo === undefined) {
      contexto.escribir(reportero.generar(informe, presentacion));
      continue;
    }
    const ruta = path.resolve(contexto.entorno.directorio, archivo);
    try {
      await mkdir(path.dirname(ruta), { recursive: true });
      await writeFile(ruta, reportero.generar(informe, { ...presentacion, color: false }));
    } catch (error) {
      throw new ErrorDeUso(`No se pudo escribir «${archivo}»: ${(error as Error).message}.`);
    }
  }
  await publicarEnActions(informe, formatos, presentacion, contexto);
}

/**
 * Dentro de GitHub Actions, además de los formatos pedidos: las anotaciones en la salida de errores, que Actions
 * también lee y no estorba a quien lee el informe, y el resumen del paso.
 * https://docs.github.com/actions/reference/workflows-and-actions/workflow-commands
 */
async function publicarEnActions(
  informe: Informe,
  formatos: readonly Formato[],
  presentacion: Presentacion,
  { entorno, avisar }: Contexto,
): Promise<void> {
  const { GITHUB_ACTIONS, GITHUB_STEP_SUMMARY } = entorno.variables;
  if (GITHUB_ACTIONS !== 'true') return;
  const pedido = (id: string) => formatos.some(({ reportero }) => reportero.id === id);
  if (!pedido('github')) avisar(REPORTEROS.github.generar(informe, presentacion));
  if (!pedido('markdown') && GITHUB_STEP_SUMMARY)
    await appendFile(GITHUB_STEP_SUMMARY, REPORTEROS.markdown.generar(informe, presentacion));
}
