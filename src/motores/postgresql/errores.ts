import type { ClaseDeError } from '../../dominio/clase.ts';
import { type DatosDeError, ErrorDeMotor, type Fase } from '../../dominio/errores.ts';
import { lugarDe } from '../../sql/lugar.ts';
import { type Explicacion, falloDeConexion } from '../servidor/conexion-fallida.ts';
import { direccionDe } from '../servidor/direccion.ts';
import { mensajeDe } from '../servidor/mensaje.ts';

/** SQLSTATE → clase común. https://www.postgresql.org/docs/current/errcodes-appendix.html */
const CLASES: Readonly<Record<string, ClaseDeError>> = {
  '22012': 'division_por_cero',
  '23505': 'unicidad',
  '23503': 'clave_foranea',
  '23514': 'restriccion_check',
  '23502': 'no_nulo',
  '22P02': 'conversion_de_tipo',
  '22007': 'conversion_de_tipo',
  '22018': 'conversion_de_tipo',
  '42804': 'conversion_de_tipo',
  '42846': 'conversion_de_tipo',
  '22001': 'fuera_de_rango',
  '22003': 'fuera_de_rango',
  '22008': 'fuera_de_rango',
  '42601': 'sintaxis',
  '42501': 'permiso',
  '42P01': 'objeto_inexistente',
  '42703': 'objeto_inexistente',
  '42704': 'objeto_inexistente',
  '42883': 'objeto_inexistente',
  '3F000': 'objeto_inexistente',
};

/** Lo que se lee de un error de `pg`. */
interface ErrorDePg {
  readonly code?: string;
  readonly message: string;
  readonly detail?: string;
  readonly hint?: string;
  /** Carácter (no unidad UTF-16) de la sentencia enviada, desde 1. */
  readonly position?: string;
}

/** Sentencia enviada: en qué espacio, y dónde empieza dentro del texto de su sección. */
export interface SentenciaEnviada {
  readonly espacio: string;
  readonly seccion: string;
  readonly inicio: number;
  readonly texto: string;
  /** Qué hacer si el servidor no la permite. */
  readonly siSeRechaza?: string;
}

/** Traduce el error de una sentencia, con su lugar dentro del texto de la sección. */
export function errorDeSentencia(causa: unknown, fase: Fase, enviada: SentenciaEnviada): ErrorDeMotor {
  if (causa instanceof ErrorDeMotor) return causa;
  const error = causa as ErrorDePg;
  const { code: codigo = '', message, detail, hint } = error;
  const { espacio, seccion, inicio, texto } = enviada;
  const propia = explicar(error, enviada);
  const clase = CLASES[codigo];
  const suyo = [message, detail].filter(Boolean).join(' · ');
  const consejo = propia?.consejo ?? (clase === 'permiso' ? enviada.siSeRechaza : undefined) ?? hint;
  const datos: DatosDeError = {
    // 57014: la canceló su límite, u otra conexión.
    fase: codigo === '57014' && !propia ? 'tiempo' : fase,
    mensaje: propia?.mensaje ?? mensajeDe(suyo, clase, espacio),
    ...(codigo && { codigo }),
    ...(clase && { clase }),
    ...lugarDe(seccion, inicio + desplazamiento(error, texto)),
    ...(consejo && { consejo }),
  };
  return new ErrorDeMotor(datos, { cause: causa });
}

/** Unidades UTF-16 desde el principio de la sentencia. */
function desplazamiento(error: ErrorDePg, texto: string): number {
  const caracteres = Number(error.position ?? 1) - 1;
  return [...texto].slice(0, caracteres).join('').length;
}

function explicar(error: ErrorDePg, { texto }: SentenciaEnviada): Explicacion | undefined {
  if (error.code === undefined)
    return {
      mensaje: `El servidor cerró la conexión en medio de la ejecución (${error.message}).`,
      consejo: 'Mire el registro del servidor: pudo reiniciarse, quedarse sin memoria o cortar la sesión.',
    };
  // El analizador del servidor no conoce la barra invertida: solo psql la entiende. https://www.postgresql.org/docs/current/app-psql.html
  const orden = /^\\\S*/.exec(texto.slice(desplazamiento(error, texto)))?.[0];
  if (error.code === '42601' && orden)
    return {
      mensaje: `«${orden}» es una orden de psql, no una sentencia SQL: el servidor no la entiende.`,
      consejo: 'Escriba el equivalente en SQL, o quite la línea.',
    };
  if (error.message.endsWith(SIN_ORIGEN)) return COPIA;
  return undefined;
}

/** Final del mensaje con que `pg` rechaza un COPY FROM STDIN: lo escribe el controlador, no el servidor. */
const SIN_ORIGEN = 'No source stream defined';

/** COPY necesita un cliente que mande o reciba los datos. */
export const COPIA: Explicacion = {
  mensaje:
    'COPY con STDIN o STDOUT necesita un cliente como psql que mande o reciba los datos: aquí no lo hay.',
  consejo: 'Cargue las filas con INSERT … VALUES y léalas con SELECT.',
};

/** Traduce el fallo al conectarse. */
export function errorDeConexion(causa: unknown, url: string): ErrorDeMotor {
  return falloDeConexion(conCodigo(causa), url, (codigo, mensaje) => {
    const lugar = direccionDe(url);
    if (codigo === '28P01' || codigo === '28000' || mensaje.includes('client password must be a string'))
      return {
        mensaje: `PostgreSQL no dejó entrar en «${lugar}»: usuario o contraseña incorrectos, o pg_hba.conf no lo permite.`,
        consejo: 'Revise el usuario y la contraseña de la URL (los símbolos van como %XX).',
      };
    if (codigo === '3D000')
      return {
        mensaje: `La base de datos de «${lugar}» no existe.`,
        consejo: 'Nombre en la URL una base que exista, p. ej. «…/postgres».',
      };
    if (mensaje === 'The server does not support SSL connections')
      return {
        mensaje: `El servidor de «${lugar}» no admite conexiones cifradas.`,
        consejo: 'Quite sslmode de la URL.',
      };
    return undefined;
  });
}

/** Los fallos de red que `pg` cuenta solo con palabras. */
function conCodigo(causa: unknown): unknown {
  const codigos: Readonly<Record<string, string>> = {
    'timeout expired': 'ETIMEDOUT',
    'Connection terminated unexpectedly': 'ECONNRESET',
  };
  const codigo = causa instanceof Error ? codigos[causa.message] : undefined;
  return codigo ? Object.assign(new Error(codigo, { cause: causa }), { code: codigo }) : causa;
}
