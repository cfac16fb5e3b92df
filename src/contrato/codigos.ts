import type { Posicion } from '../dominio/posicion.ts';
import type { Problema, Severidad } from '../dominio/problema.ts';

/** Todos los problemas de los archivos de una clase, con su severidad: la única lista. */
const CODIGOS = {
  // Encontrar y leer archivos
  CARPETA_ILEGIBLE: 'error',
  ARCHIVO_ILEGIBLE: 'error',
  NO_UTF8: 'error',
  // YAML
  YAML_INVALIDO: 'error',
  YAML_VACIO: 'error',
  YAML_VARIOS_DOCUMENTOS: 'error',
  CLAVE_REPETIDA: 'error',
  CLAVE_NO_ESCALAR: 'error',
  ALIAS_SIN_ANCLA: 'error',
  ALIAS_CIRCULAR: 'error',
  ALIAS_EXCESIVOS: 'error',
  MEZCLA_INVALIDA: 'error',
  // Forma
  FALTA_CLAVE: 'error',
  CLAVE_DESCONOCIDA: 'error',
  CLAVE_FUERA_DE_LUGAR: 'error',
  VALOR_INVALIDO: 'error',
  VALOR_VACIO: 'error',
  // Clase
  CLASE_SIN_ID: 'error',
  CLASE_REPETIDA: 'error',
  MOTOR_REPETIDO: 'error',
  MOTOR_SIN_ADAPTADOR: 'error',
  COLUMNA_REPETIDA: 'error',
  COLUMNA_DESCONOCIDA: 'error',
  COLUMNA_NO_NUMERICA: 'error',
  FILA_DE_OTRO_ANCHO: 'error',
  CELDA_ILEGIBLE: 'error',
  // Archivos de implementación
  ARCHIVO_AUSENTE: 'error',
  ARCHIVO_FUERA_DE_LA_CLASE: 'error',
  ARCHIVO_NO_REGULAR: 'error',
  CONSULTA_AUSENTE: 'error',
  CONSULTA_VACIA: 'error',
  SECCION_REPETIDA: 'error',
  SECCION_DESCONOCIDA: 'error',
  // Revisión: la clase se puede ejecutar, pero dice algo que no es así
  DOC_NO_OFICIAL: 'error',
  CABECERA_DISTINTA: 'error',
  NIVEL_CONTRADICHO: 'error',
  SIN_MOTOR_DE_NUCLEO: 'error',
  IMPLEMENTACION_SIN_ENTRADA: 'error',
  JSON_INVALIDO: 'error',
  // Revisión: conviene cambiarlo
  CABECERA_INCOMPLETA: 'consejo',
  MOTOR_DESCONOCIDO: 'consejo',
  DECLARADO_EJECUTABLE: 'consejo',
  CLAVE_SIN_EFECTO: 'consejo',
  REVISION_CADUCADA: 'consejo',
  NULO_CITADO: 'consejo',
  ESCALAR_AMBIGUO: 'consejo',
  MARCA_BOM: 'consejo',
  LINEAS_CRLF: 'consejo',
  RETORNO_SUELTO: 'consejo',
  CARACTER_INVISIBLE: 'consejo',
  TEXTO_PENDIENTE: 'consejo',
} as const satisfies Readonly<Record<string, Severidad>>;

/** Nombre estable de un problema. */
export type Codigo = keyof typeof CODIGOS;

/** Recibe cada problema según se encuentra: ninguno detiene la lectura de los demás. */
export type Anotar = (problema: Problema) => void;

/** Problema con la severidad que le da su código. `mensaje` dice qué pasa y `consejo` qué hacer. */
export function problema(codigo: Codigo, posicion: Posicion, mensaje: string, consejo?: string): Problema {
  const comun = { codigo, severidad: CODIGOS[codigo], mensaje, posicion };
  return consejo === undefined ? comun : { ...comun, consejo };
}
