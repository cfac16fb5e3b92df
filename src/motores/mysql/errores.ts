import type { ClaseDeError } from '../../dominio/clase.ts';
import { ErrorDeMotor, type Fase } from '../../dominio/errores.ts';
import { lugarDe } from '../../sql/lugar.ts';
import type { Sentencia } from '../../sql/sentencias.ts';
import { falloDeConexion } from '../servidor/conexion-fallida.ts';
import { direccionDe } from '../servidor/direccion.ts';
import { mensajeDe } from '../servidor/mensaje.ts';

/**
 * Número de error → clase común. Los nombres de `mysql2` no sirven: da los de MySQL a números que en MariaDB son
 * otros. https://dev.mysql.com/doc/mysql-errors/8.4/en/server-error-reference.html, https://mariadb.com/kb/en/mariadb-error-code-reference/
 */
const CLASES: Readonly<Record<number, ClaseDeError>> = {
  1365: 'division_por_cero',
  1062: 'unicidad',
  1586: 'unicidad',
  1216: 'clave_foranea',
  1217: 'clave_foranea',
  1451: 'clave_foranea',
  1452: 'clave_foranea',
  3819: 'restriccion_check',
  4025: 'restriccion_check',
  1048: 'no_nulo',
  1364: 'no_nulo',
  1265: 'conversion_de_tipo',
  1292: 'conversion_de_tipo',
  1366: 'conversion_de_tipo',
  1411: 'conversion_de_tipo',
  3140: 'conversion_de_tipo',
  1264: 'fuera_de_rango',
  1406: 'fuera_de_rango',
  1690: 'fuera_de_rango',
  1064: 'sintaxis',
  1044: 'permiso',
  1045: 'permiso',
  1142: 'permiso',
  1143: 'permiso',
  1227: 'permiso',
  1290: 'permiso',
  1370: 'permiso',
  3948: 'permiso',
  4166: 'permiso',
  1049: 'objeto_inexistente',
  1051: 'objeto_inexistente',
  1054: 'objeto_inexistente',
  1146: 'objeto_inexistente',
  1305: 'objeto_inexistente',
};

/** Clase común de un número de error o de aviso. */
export function claseDe(numero: number | undefined): ClaseDeError | undefined {
  return numero === undefined ? undefined : CLASES[numero];
}

/** Sentencia cortada por su límite: el de MySQL, el de MariaDB, y la cancelada desde otra conexión. */
const CORTADAS = new Set([3024, 1969, 1317]);

/** Lo que se lee de un error de `mysql2`. */
interface ErrorDeMysql {
  readonly errno?: number;
  readonly sqlState?: string;
  readonly sqlMessage?: string;
  readonly message: string;
  readonly code?: string;
}

/** Sentencia enviada: en qué base, y dónde está dentro del texto de su sección. */
export interface SentenciaEnviada {
  readonly espacio: string;
  readonly seccion: string;
  readonly sentencia: Sentencia;
}

/** Traduce el error de una sentencia, con su lugar dentro del texto de la sección. */
export function errorDeSentencia(causa: unknown, fase: Fase, enviada: SentenciaEnviada): ErrorDeMotor {
  if (causa instanceof ErrorDeMotor) return causa;
  const { espacio, seccion, sentencia } = enviada;
  const { errno, sqlMessage, message } = causa as ErrorDeMysql;
  const clase = claseDe(errno);
  const lugar = lugarDe(seccion, sentencia.inicio);
  const linea = lineaDe(sqlMessage);
  return new ErrorDeMotor(
    {
      fase: CORTADAS.has(errno ?? 0) ? 'tiempo' : fase,
      mensaje: sqlMessage
        ? mensajeDe(sqlMessage, clase, espacio)
        : `El servidor cerró la conexión en medio de la ejecución (${message}).`,
      ...(sqlMessage && { codigo: String(errno) }),
      ...(clase && { clase }),
      ...(linea > 1 ? { linea: lugar.linea + linea - 1 } : lugar),
      ...consejoDe(errno, sqlMessage),
    },
    { cause: causa },
  );
}

/** Los errores de sintaxis dicen la línea, contada desde el principio de la sentencia. */
function lineaDe(mensaje = ''): number {
  return Number(/ at line (\d+)$/.exec(mensaje)?.[1] ?? 1);
}

function consejoDe(errno: number | undefined, mensaje: string | undefined): { consejo?: string } {
  if (mensaje === undefined)
    return {
      consejo: 'Mire el registro del servidor: pudo reiniciarse, quedarse sin memoria o cortar la sesión.',
    };
  // https://dev.mysql.com/doc/refman/8.4/en/stored-programs-logging.html
  if (errno === 1419)
    return {
      consejo: 'Arranque el servidor con --log-bin-trust-function-creators=1 o sin registro binario.',
    };
  return {};
}

/** Traduce el fallo al conectarse. */
export function errorDeConexion(causa: unknown, url: string): ErrorDeMotor {
  return falloDeConexion(causa, url, (_codigo, mensaje) => {
    const lugar = direccionDe(url);
    switch ((causa as ErrorDeMysql).errno) {
      case 1045:
      case 1698:
        return {
          mensaje: `El servidor no dejó entrar en «${lugar}»: usuario o contraseña incorrectos.`,
          consejo: 'Revise el usuario y la contraseña de la URL (los símbolos van como %XX).',
        };
      case 1044:
      case 1049:
        return {
          mensaje: `La base de datos de «${lugar}» no existe, o el usuario no puede usarla.`,
          consejo: 'Nombre en la URL una base que exista, o ninguna.',
        };
      case 1130:
        return {
          mensaje: `El servidor de «${lugar}» no admite conexiones desde este equipo.`,
          consejo: 'Cree el usuario para este equipo, o para «%».',
        };
      default:
        return mensaje.includes('Connection lost')
          ? falloDeConexion({ code: 'ECONNRESET' }, url, () => undefined).datos
          : undefined;
    }
  });
}
