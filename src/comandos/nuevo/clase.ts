import path from 'node:path';
import type { Lectura } from '../../contrato/cargar.ts';
import { ErrorDeUso } from '../../dominio/errores.ts';
import { raizDe } from '../../flujo/raiz.ts';
import { SALIDA } from '../../informe/salida.ts';
import { MOTORES, NIVELES_DE_MOTORES } from '../../motores/registro.ts';
import { comprobarMotores } from '../../plan/filtros.ts';
import type { MotorDeClase } from '../../plantillas/clase.ts';
import { esSlug, slugDe } from '../../plantillas/slug.ts';
import { definirComando } from '../comando.ts';
import { repetible, unaVez } from '../opciones.ts';
import { contarHecho } from './contar.ts';
import { crearArchivos, existe } from './crear.ts';

const ESQUEMA = 'esquemas/motores.schema.json';

/** `nuevo clase`: la carpeta de una clase, válida desde el principio. */
export const nuevaClase = definirComando({
  command: 'clase <id> <titulo>',
  describe: 'Crea una clase: su motores.yaml y una implementación por motor de núcleo',
  builder: (yargs) =>
    yargs
      .positional('id', { type: 'string', demandOption: true, describe: 'Número de la clase: 072' })
      .positional('titulo', { type: 'string', demandOption: true, describe: 'Título, entre comillas' })
      .option('raiz', { ...unaVez('raiz'), describe: 'Carpeta con las clases' })
      .option('en', {
        ...unaVez('en'),
        describe: 'Carpeta de la raíz donde va (por omisión, la de la clase anterior, o clases)',
      })
      .option('slug', {
        ...unaVez('slug'),
        describe: 'Nombre de la carpeta tras el número (por omisión, del título)',
      })
      .option('motor', {
        ...repetible('solo los de núcleo'),
        describe: 'Añade un motor más; se puede repetir',
      }),
  async ejecutar(opciones, { entorno, escribir }) {
    const { cargar } = await import('../../contrato/cargar.ts');
    const { archivosDeClase } = await import('../../plantillas/clase.ts');
    comprobarMotores(opciones.motor, [...NIVELES_DE_MOTORES.keys()]);
    const raiz = await raizDe(entorno.directorio, opciones.raiz);
    const lecturas = await cargar(raiz, NIVELES_DE_MOTORES);
    const id = idLibre(opciones.id, lecturas);
    const titulo = tituloLimpio(opciones.titulo);
    const slug = slugValido(opciones.slug ?? slugDe(titulo), titulo);
    const carpeta = path.posix.join(dentro(opciones.en) ?? carpetaPara(id, lecturas), `${id}-${slug}`);
    const esquema = (await existe(path.join(raiz, ESQUEMA)))
      ? path.posix.relative(carpeta, ESQUEMA)
      : undefined;
    const archivos = archivosDeClase({
      id,
      titulo,
      motores: motoresDe(opciones.motor),
      ...(esquema === undefined ? {} : { esquema }),
    });
    const creados = Object.fromEntries(
      Object.entries(archivos).map(([archivo, texto]) => [path.posix.join(carpeta, archivo), texto]),
    );
    if (await existe(path.join(raiz, carpeta)))
      throw new ErrorDeUso(`La carpeta «${carpeta}» ya existe: no se ha escrito nada. Elija otro --slug.`);
    await crearArchivos(raiz, creados);
    const orden = 'verificar-equivalencia';
    escribir(
      contarHecho({ creados, compruebelo: [`${orden} validar --clase ${id}`, `${orden} --clase ${id}`] }),
    );
    return SALIDA.todoIgual;
  },
});

/** El id con tantas cifras como los demás. Lanza `ErrorDeUso` si no es un número o ya lo tiene otra clase. */
function idLibre(pedido: string, lecturas: readonly Lectura[]): string {
  if (!/^\d{1,9}$/.test(pedido))
    throw new ErrorDeUso(`El id de clase «${pedido}» no es un número. Ejemplo: nuevo clase 072 "Título".`);
  const numericas = lecturas.filter((lectura) => /^\d+$/.test(lectura.id));
  const ancho = Math.max(...numericas.map((lectura) => lectura.id.length), numericas.length > 0 ? 0 : 3);
  const tomada = numericas.find((lectura) => Number(lectura.id) === Number(pedido));
  if (tomada === undefined) return pedido.padStart(ancho, '0');
  const tomados = new Set(numericas.map((lectura) => Number(lectura.id)));
  let libre = Number(pedido);
  while (tomados.has(libre)) libre += 1;
  throw new ErrorDeUso(
    `El id de clase «${pedido}» ya es el de «${tomada.archivo}». El siguiente libre es «${String(libre).padStart(ancho, '0')}».`,
  );
}

function tituloLimpio(escrito: string): string {
  const titulo = escrito.replaceAll(/\s+/g, ' ').trim();
  if (titulo === '') throw new ErrorDeUso('El título está vacío. Ejemplo: nuevo clase 072 "Título".');
  return titulo;
}

function slugValido(slug: string, titulo: string): string {
  if (esSlug(slug)) return slug;
  throw new ErrorDeUso(
    slug === ''
      ? `Del título «${titulo}» no sale un nombre de carpeta. Dígalo con --slug, por ejemplo: --slug contar-filas.`
      : `--slug «${slug}» no vale: use minúsculas sin acentos, cifras y guiones, como contar-filas.`,
  );
}

function dentro(carpeta: string | undefined): string | undefined {
  const normal = carpeta && path.posix.normalize(carpeta.replaceAll('\\', '/'));
  if (normal && (path.isAbsolute(normal) || normal.startsWith('..')))
    throw new ErrorDeUso(`--en «${carpeta}» está fuera de la raíz: escriba una carpeta relativa a ella.`);
  return normal;
}

/** La carpeta donde está la clase anterior a un id, o la primera; `clases` si no hay ninguna fuera de la raíz. */
function carpetaPara(id: string, lecturas: readonly Lectura[]): string {
  const dentro = lecturas.filter(({ carpeta }) => carpeta !== '.');
  const anterior = dentro.filter((lectura) => Number(lectura.id) < Number(id)).at(-1);
  const vecina = anterior ?? dentro[0];
  return vecina ? path.posix.dirname(vecina.carpeta) : 'clases';
}

/** Los de núcleo y los pedidos, en el orden del registro. */
function motoresDe(pedidos: readonly string[]): readonly MotorDeClase[] {
  return Object.values(MOTORES).filter(({ id, nivel }) => nivel === 'nucleo' || pedidos.includes(id));
}
