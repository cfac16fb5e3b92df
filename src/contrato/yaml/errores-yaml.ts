import type { YAMLError } from 'yaml';
import type { Posicion } from '../../dominio/posicion.ts';
import type { Problema } from '../../dominio/problema.ts';
import { problema } from '../codigos.ts';

type CodigoYaml = YAMLError['code'];

const COMILLAS = 'Escriba el texto entre comillas.';

/** Qué significa cada error del analizador de YAML, y qué hacer. https://eemeli.org/yaml/#errors */
const MENSAJES: Readonly<Record<CodigoYaml, readonly [mensaje: string, consejo?: string]>> = {
  ALIAS_PROPS: ['Un alias (`*nombre`) no puede llevar ancla ni etiqueta.'],
  BAD_ALIAS: [
    'Un alias o un ancla no tiene un nombre válido.',
    'Un texto que empieza por * o & va entre comillas.',
  ],
  BAD_DIRECTIVE: ['La directiva que empieza por % no es válida.', COMILLAS],
  BAD_DQ_ESCAPE: [
    'Hay una secuencia de escape que YAML no conoce entre comillas dobles.',
    'Escriba \\\\ para una barra invertida, o use comillas simples.',
  ],
  BAD_INDENT: [
    'La sangría no es correcta.',
    'Alinee las claves de un mismo mapa y los guiones de una misma lista.',
  ],
  BAD_PROP_ORDER: ['El ancla o la etiqueta está en un lugar que no le corresponde.'],
  BAD_SCALAR_START: ['Un texto sin comillas no puede empezar por este carácter.', COMILLAS],
  BLOCK_AS_IMPLICIT_KEY: [
    'Hay un mapa o una lista donde no caben.',
    'Si el texto contiene «: », escríbalo entre comillas o en un bloque con >-.',
  ],
  BLOCK_IN_FLOW: [
    'Hay un bloque dentro de una lista entre corchetes o un mapa entre llaves.',
    'Si el texto contiene «: » o «- », escríbalo entre comillas.',
  ],
  DUPLICATE_KEY: ['La clave está repetida.', 'Deje una sola.'],
  IMPOSSIBLE: ['El YAML no se puede analizar.'],
  KEY_OVER_1024_CHARS: [
    'Una clave tiene más de 1024 caracteres.',
    'Revise si faltan unas comillas de cierre.',
  ],
  MISSING_CHAR: [
    'Falta un carácter: unas comillas, un corchete o una llave sin cerrar, o los dos puntos tras una clave.',
  ],
  MULTILINE_IMPLICIT_KEY: [
    'Una clave ocupa más de una línea.',
    'Revise la sangría y los dos puntos de la línea.',
  ],
  MULTIPLE_ANCHORS: ['Un valor tiene más de un ancla.'],
  MULTIPLE_DOCS: [
    'El archivo contiene varios documentos separados por «---».',
    'Cada clase es un solo documento.',
  ],
  MULTIPLE_TAGS: ['Un valor tiene más de una etiqueta.'],
  NON_STRING_KEY: ['Una clave no es un texto.'],
  RESOURCE_EXHAUSTION: ['El YAML tiene demasiados niveles.'],
  TAB_AS_INDENT: ['Hay un tabulador en la sangría.', 'YAML solo admite espacios en la sangría.'],
  TAG_RESOLVE_FAILED: [
    'El valor lleva una etiqueta (`!…`) que no forma parte del formato.',
    'Quite la etiqueta; si es un texto que empieza por !, escríbalo entre comillas.',
  ],
  UNEXPECTED_TOKEN: ['Hay algo inesperado.', 'Revise la sangría, los guiones y las comillas de la línea.'],
  BAD_COLLECTION_TYPE: ['La etiqueta no corresponde a un mapa o a una lista.'],
};

/** El problema que corresponde a un error del analizador, en español y con la línea en que está. */
export function problemaDeYaml(codigo: CodigoYaml, posicion: Posicion, linea: string): Problema {
  const [mensaje, consejo] = MENSAJES[codigo];
  const resto = linea.slice(posicion.columna - 1);
  switch (codigo) {
    case 'DUPLICATE_KEY': {
      const clave = (/^(?:"[^"]*"|'[^']*'|[^:]*)/.exec(resto)?.[0] ?? resto).trim();
      return problema('CLAVE_REPETIDA', posicion, `La clave «${clave}» está repetida.`, consejo);
    }
    case 'MULTIPLE_DOCS':
      return problema('YAML_VARIOS_DOCUMENTOS', posicion, mensaje, consejo);
    default: {
      const cerca = linea.trim().length > 60 ? `${linea.trim().slice(0, 59)}…` : linea.trim();
      const lugar = cerca === '' ? '' : ` La línea es «${cerca}».`;
      return problema('YAML_INVALIDO', posicion, `${mensaje}${lugar}`, consejo);
    }
  }
}
