import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { copiarClase071, REPOSITORIO } from '../cli/programa.ts';
import { leerPagina } from './pagina.ts';

/** Dónde se ejecuta un ejemplo de la documentación, y con qué más. */
export interface Ejemplo extends Disposable {
  readonly en: string;
  readonly argumentos: readonly string[];
  readonly variables: Record<string, string>;
}

/** Ni Docker ni servidores de la máquina: lo que hay después de `npm ci`, y nada más. */
const SIN_SERVIDORES = {
  argumentos: ['--origen', 'postgresql=embebido', '--origen', 'mysql=compose'],
  variables: { DOCKER_HOST: 'unix:///no/hay/docker.sock' },
};

const enRepositorio = { en: REPOSITORIO, argumentos: [], variables: {}, [Symbol.dispose]: () => {} };

/** Una copia de la clase 071 con algo cambiado. */
function enCopia(archivo: string, antes: string, despues: string): Ejemplo {
  const copia = copiarClase071();
  copia.cambiar(archivo, antes, despues);
  return { ...enRepositorio, en: copia.raiz, [Symbol.dispose]: () => copia[Symbol.dispose]() };
}

/** DuckDB promedia sin contar los fallos. */
function laTrampa(): Ejemplo {
  return enCopia(
    'implementaciones/duckdb/consulta.sql',
    'COALESCE(1e0 / posicion_relevante, 0)',
    '1.0 / posicion_relevante',
  );
}

/** Escribe en una carpeta los archivos que una página enseña enteros, en las rutas que dice. */
export function escribirArchivos(pagina: string, carpeta: string): void {
  for (const { archivo, contenido, lenguaje } of leerPagina(pagina).bloques) {
    if (!archivo || lenguaje === 'diff') continue;
    mkdirSync(path.join(carpeta, path.dirname(archivo)), { recursive: true });
    writeFileSync(path.join(carpeta, archivo), `${contenido}\n`);
  }
}

/** Una carpeta nueva con los archivos que una página enseña enteros. */
export function carpetaDe(pagina: string): Ejemplo {
  const carpeta = mkdtempSync(path.join(tmpdir(), 'verificar-documentos-'));
  escribirArchivos(pagina, carpeta);
  return {
    ...enRepositorio,
    en: carpeta,
    [Symbol.dispose]: () => rmSync(carpeta, { recursive: true, force: true }),
  };
}

/** Los ejemplos por su nombre; uno sin nombre se ejecuta en el repositorio. */
export const EJEMPLOS: Readonly<Record<string, () => Ejemplo>> = {
  repositorio: () => enRepositorio,
  'máquina recién instalada': () => ({ ...enRepositorio, ...SIN_SERVIDORES }),
  'una máquina con MariaDB y sin MySQL': () => ({
    ...enRepositorio,
    argumentos: ['--origen', 'mysql=local'],
  }),
  'la trampa de la clase 071': laTrampa,
  'la división entera en la clase 071': () =>
    enCopia('implementaciones/sqlite/consulta.sql', '1e0 / posicion', '1 / posicion'),
  'pendientes de la clase 071': () => {
    const trampa = laTrampa();
    escribirArchivos('docs/informe-json.md', trampa.en);
    return trampa;
  },
  'la clase 072': () => carpetaDe('docs/anadir-una-clase.md'),
  'la clase 072 sin esperado': () => {
    const clase = carpetaDe('docs/anadir-una-clase.md');
    const yaml = path.join(clase.en, 'clases/072-sin-pedidos/motores.yaml');
    writeFileSync(yaml, readFileSync(yaml, 'utf8').replace(/ {2}esperado:\n( {4}- .+\n)+/, ''));
    return clase;
  },
  'las clases de docs/contrato.md': () => carpetaDe('docs/contrato.md'),
};
