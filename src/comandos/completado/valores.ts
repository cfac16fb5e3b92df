import { cargar } from '../../contrato/cargar.ts';
import { raizDe } from '../../flujo/raiz.ts';
import { tituloDe } from '../../flujo/titulo.ts';
import { MOTORES, NIVELES_DE_MOTORES } from '../../motores/registro.ts';
import { ORIGENES } from '../../origenes/registro.ts';
import { REPORTEROS } from '../../reporteros/registro.ts';

/** Una palabra que se puede escribir. */
export interface Palabra {
  readonly texto: string;
  readonly descripcion: string;
}

/** De dónde salen las clases: la carpeta de trabajo y, si se dio, la de `--raiz`. */
export interface Lugar {
  readonly directorio: string;
  readonly raiz: string | undefined;
}

/** Los valores de las opciones que nombran algo que existe: clases, motores, formatos, orígenes. */
export const VALORES: Readonly<Record<string, (lugar: Lugar) => Promise<readonly Palabra[]>>> = {
  '--clase': clases,
  '--motor': motores,
  '--formato': async () =>
    Object.values(REPORTEROS).map(({ id, descripcion }) => ({ texto: id, descripcion })),
  '--url': async () => servidores().map(({ id, titulo }) => ({ texto: `${id}=`, descripcion: titulo })),
  '--origen': async () =>
    servidores().flatMap(({ id }) =>
      Object.values(ORIGENES).map((origen) => ({ texto: `${id}=${origen.id}`, descripcion: origen.titulo })),
    ),
};

async function leer({ directorio, raiz }: Lugar) {
  return cargar(await raizDe(directorio, raiz), NIVELES_DE_MOTORES);
}

async function clases(lugar: Lugar): Promise<readonly Palabra[]> {
  return (await leer(lugar)).map(({ id, archivo, clase }) => ({
    texto: id,
    descripcion: clase?.caso.titulo ?? archivo,
  }));
}

async function motores(lugar: Lugar): Promise<readonly Palabra[]> {
  const nombrados = (await leer(lugar)).flatMap(({ clase }) => clase?.motores.map(({ id }) => id) ?? []);
  const ids = new Set([...NIVELES_DE_MOTORES.keys(), ...nombrados]);
  return [...ids].map((id) => ({ texto: id, descripcion: tituloDe(id) }));
}

function servidores() {
  return Object.values(MOTORES).filter(({ nivel }) => nivel === 'servicio');
}
