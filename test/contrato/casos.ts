import { clase001, GUION, yaml } from './arbol.ts';

/** Un archivo mal escrito y el único problema que debe dar: código, línea, columna y trozos del mensaje y el consejo. */
export type Caso = readonly [
  titulo: string,
  archivos: Readonly<Record<string, string | Uint8Array>>,
  codigo: string,
  linea: number,
  columna: number,
  fragmentos: readonly string[],
];

const bytes = (...partes: readonly (string | readonly number[])[]) =>
  Buffer.concat(partes.map((parte) => Buffer.from(parte as string)));

const motor = (texto: string) => clase001(yaml({ motor: texto }));
const caso = (texto: string) => clase001(yaml({ caso: texto }));
const columnas = (texto: string, filas = '[]') => caso(`  columnas: ${texto}\n  esperado: ${filas}\n`);
const guion = (texto: string | Uint8Array) => clase001(yaml(), texto);

// biome-ignore format: un caso por línea
const SINTAXIS: readonly Caso[] = [
  ['un archivo vacío', clase001(''), 'YAML_VACIO', 1, 1, ['está vacío', '«caso» y «motores»']],
  ['un archivo con solo comentarios', clase001('# nada\n'), 'YAML_VACIO', 1, 1, ['está vacío']],
  ['una lista en lugar de un mapa', clase001('- a\n'), 'VALOR_INVALIDO', 1, 1, ['El archivo debe ser un mapa con claves, y es una lista']],
  ['un texto en lugar de un mapa', clase001('hola\n'), 'VALOR_INVALIDO', 1, 1, ['El archivo debe ser un mapa con claves, y es «hola»']],
  ['un texto con dos puntos sin comillas', clase001('caso:\n  titulo: uno: dos\n'), 'YAML_INVALIDO', 2, 11, ['La línea es «titulo: uno: dos»', 'entre comillas']],
  ['un tabulador en la sangría', clase001('caso:\n\ttitulo: x\n'), 'YAML_INVALIDO', 2, 1, ['tabulador', 'espacios']],
  ['unas comillas sin cerrar', clase001('caso:\n  titulo: "x\n'), 'YAML_INVALIDO', 2, 11, ['sin cerrar']],
  ['una línea rota en un archivo con CRLF', clase001('caso:\r\n  titulo: @x\r\n'), 'YAML_INVALIDO', 2, 11, ['no puede empezar por este carácter', 'titulo: @x']],
  ['una etiqueta ajena', clase001('caso: !ruby/object x\n'), 'YAML_INVALIDO', 1, 7, ['etiqueta']],
  ['dos documentos', clase001(`${yaml()}---\ncaso: 1\n`), 'YAML_VARIOS_DOCUMENTOS', 15, 1, ['varios documentos']],
  ['una clave repetida', clase001(yaml({ caso: '  titulo: Otra\n  columnas: [a]\n  esperado: []\n' })), 'CLAVE_REPETIDA', 4, 3, ['«titulo» está repetida']],
  ['un alias sin ancla', columnas('[a]', '[[*uno]]'), 'ALIAS_SIN_ANCLA', 5, 15, ['«*uno»', '&uno']],
  ['un alias dentro de su propia ancla', columnas('[a]', '&todo [[1], *todo]'), 'ALIAS_CIRCULAR', 5, 25, ['«*todo» está dentro']],
  ['una clave que es una lista', clase001(`${yaml()}? [a, b]\n: 1\n`), 'CLAVE_NO_ESCALAR', 15, 3, ['no es un texto simple']],
  ['una mezcla que no es un mapa', clase001(`${yaml()}<<: [a]\n`), 'MEZCLA_INVALIDA', 15, 6, ['solo puede mezclar mapas']],
];

// biome-ignore format: un caso por línea
const CODIFICACION: readonly Caso[] = [
  ['un YAML en Latin-1', clase001(bytes('caso:\n  titulo: Recuperaci', [0xf3], 'n\n')), 'NO_UTF8', 2, 21, ['0xF3', 'UTF-8']],
  ['un YAML cortado en medio de una letra', clase001(bytes('caso: ñ', [0xc3])), 'NO_UTF8', 1, 8, ['0xC3']],
  ['un YAML en UTF-16', clase001(bytes([0xff, 0xfe, 0x63, 0x00])), 'NO_UTF8', 1, 1, ['0xFF']],
  ['un guion en Latin-1', guion(bytes(GUION, '-- a', [0xf1], 'o\n')), 'NO_UTF8', 5, 5, ['0xF1']],
];

// biome-ignore format: un caso por línea
const FORMA: readonly Caso[] = [
  ['una clave que falta en la raíz', clase001(yaml().replace(/motores:[\s\S]*/, '')), 'FALTA_CLAVE', 1, 1, ['Falta la clave «motores»']],
  ['una clave que falta en el caso', clase001(yaml().replace('  contrato: Una fila.\n', '')), 'FALTA_CLAVE', 2, 3, ['Falta la clave «contrato» de «caso»']],
  ['una clave que falta en un motor', clase001(yaml().replace('    porque_no: Es una prueba.\n', '')), 'FALTA_CLAVE', 8, 5, ['Falta la clave «porque_no» del motor «duckdb»', 'ninguno sale gratis']],
  ['un motor sin archivo', motor('    ejecucion: nucleo\n'), 'FALTA_CLAVE', 8, 5, ['Falta la clave «archivo» del motor «duckdb»']],
  ['una clave sin valor', clase001(yaml().replace('Prueba\n', '\n')), 'VALOR_VACIO', 2, 3, ['«titulo» de «caso» no tiene valor']],
  ['un texto de espacios', clase001(yaml().replace('Prueba\n', '"  "\n')), 'VALOR_VACIO', 2, 3, ['«titulo» de «caso» no tiene valor']],
  ['una lista de motores vacía', clase001(yaml().replace(/motores:[\s\S]*/, 'motores: []')), 'VALOR_VACIO', 7, 1, ['«motores» no tiene valor']],
  ['una clave desconocida', clase001(`${yaml()}autor: yo\n`), 'CLAVE_DESCONOCIDA', 15, 1, ['«autor» no existe', 'Se admiten «clase», «caso» y «motores»']],
  ['una errata en una clave, que no cuenta además como ausente', clase001(yaml().replace('porque_no', 'porqe_no')), 'CLAVE_DESCONOCIDA', 11, 5, ['«porqe_no» del motor «duckdb»', '¿Quiso decir «porque_no»?']],
  ['una clave de «caso» sin sangría', clase001(`orden: libre\n${yaml()}`), 'CLAVE_FUERA_DE_LUGAR', 1, 1, ['«orden» va dentro de «caso»']],
  ['una clave llamada __proto__', clase001(`__proto__: {}\n${yaml()}`), 'CLAVE_DESCONOCIDA', 1, 1, ['«__proto__» no existe']],
  ['un valor desconocido', motor('    ejecucion: nuclo\n    archivo: consulta.sql\n'), 'VALOR_INVALIDO', 13, 16, ['«nucleo», «servicio» o «declarado», y es «nuclo»', '¿Quiso decir «nucleo»?']],
  ['un «aplica» dudoso', clase001(yaml().replace('aplica: si', 'aplica: quizás')), 'VALOR_INVALIDO', 9, 13, ['«si», «sí», «true», «no» o «false», y es «quizás»']],
  ['un modo desconocido', clase001(yaml().replace('  titulo', '  modo: conceptua\n  titulo')), 'VALOR_INVALIDO', 2, 9, ['«comparado» o «conceptual», y es «conceptua»', '¿Quiso decir «conceptual»?']],
  ['una documentación sin https', clase001(yaml().replace('https:', 'http:')), 'VALOR_INVALIDO', 12, 10, ['«doc» del motor «duckdb»', 'https://', '«http://duckdb.org/docs»']],
  ['un id con mayúsculas', clase001(yaml().replace('id: duckdb', 'id: DuckDB')), 'VALOR_INVALIDO', 8, 9, ['minúsculas', '«DuckDB»']],
  ['un texto donde va una lista', caso('  columnas: a\n  esperado: []\n'), 'VALOR_INVALIDO', 4, 13, ['«columnas» de «caso» debe ser una lista, y es «a»']],
  ['una lista donde va un texto', clase001(yaml().replace('Prueba\n', '[a]\n')), 'VALOR_INVALIDO', 2, 11, ['«titulo» de «caso» debe ser un valor simple, y es una lista']],
  ['un texto como motor', clase001(yaml().replace(/motores:[\s\S]*/, 'motores: [duckdb]')), 'VALOR_INVALIDO', 7, 11, ['El motor 1 debe ser un mapa con claves, y es «duckdb»']],
  ['«esperado» en una clase conceptual', clase001('caso:\n  titulo: x\n  modo: conceptual\n  esperado: []\nmotores:\n  - {id: redis, aplica: no, porque_no: x, alternativa: y, doc: "https://redis.io"}\n'), 'CLAVE_FUERA_DE_LUGAR', 4, 3, ['«esperado» de «caso» no va en una clase conceptual']],
  ['«archivo» en un motor que no aplica', clase001(yaml().replace('aplica: si', 'aplica: no\n    alternativa: x').replace('    ejecucion: nucleo\n', '')), 'CLAVE_FUERA_DE_LUGAR', 14, 5, ['«archivo» del motor «duckdb» no va en un motor que no aplica']],
];

// biome-ignore format: un caso por línea
const CONTRATO: readonly Caso[] = [
  ['una fila estrecha', columnas('[a, b]', '[[1, 2], [1]]'), 'FILA_DE_OTRO_ANCHO', 5, 22, ['La fila 2 tiene 1 celda y el contrato 2 columnas']],
  ['una fila ancha por una coma', columnas('[a]', '[[uno, dos]]'), 'FILA_DE_OTRO_ANCHO', 5, 14, ['La fila 1 tiene 2 celdas y el contrato 1 columna', 'comillas']],
  ['una fila que es un mapa', columnas('[a]', '[{a: 1}]'), 'VALOR_INVALIDO', 5, 14, ['La fila 1 de «esperado» debe ser una lista, y es un mapa']],
  ['una celda que es una lista', columnas('[a]', '[[[1]]]'), 'VALOR_INVALIDO', 5, 15, ['La celda 1 de la fila 1 debe ser un valor simple']],
  ['una columna repetida con otras mayúsculas', columnas('[total, Total]'), 'COLUMNA_REPETIDA', 4, 21, ['«Total» está repetida']],
  ['una regla mal escrita en una columna', columnas('[{nombre: a, tolerancias: 1}]'), 'CLAVE_DESCONOCIDA', 4, 26, ['«tolerancias» de la columna 1', '¿Quiso decir «tolerancia»?']],
  ['un tipo que no existe', columnas('[{nombre: a, tipo: enteros}]'), 'VALOR_INVALIDO', 4, 32, ['«tipo» de la columna 1', '¿Quiso decir «entero»?']],
  ['una tolerancia en una columna de texto', columnas('[{nombre: a, tipo: texto, tolerancia: {abs: 1}}]'), 'COLUMNA_NO_NUMERICA', 4, 39, ['«a» es de tipo texto', 'tipo: decimal']],
  ['una tolerancia en una columna sin tipo', columnas('[{nombre: a, tolerancia: {abs: 1}}]'), 'COLUMNA_NO_NUMERICA', 4, 26, ['«a» es de tipo auto']],
  ['una tolerancia vacía', columnas('[{nombre: a, tipo: entero, tolerancia: {}}]'), 'VALOR_INVALIDO', 4, 52, ['debe decir «abs», «rel» o las dos']],
  ['una tolerancia negativa', columnas('[{nombre: a, tipo: entero, tolerancia: {abs: -1}}]'), 'VALOR_INVALIDO', 4, 58, ['número decimal sin signo', '«-1»']],
  ['unos decimales que no son un entero', columnas('[{nombre: a, decimales: dos}]'), 'VALOR_INVALIDO', 4, 37, ['entero entre 0 y 38']],
  ['un orden por una columna que no existe', caso('  columnas: [ciudad, total]\n  esperado: []\n  orden: [cuidad]\n'), 'COLUMNA_DESCONOCIDA', 6, 11, ['«cuidad»', '¿Quiso decir «ciudad»?']],
  ['un orden que no existe', caso('  columnas: [a]\n  esperado: []\n  orden: librre\n'), 'VALOR_INVALIDO', 6, 10, ['«orden» de «caso»', '¿Quiso decir «libre»?']],
  ['un orden por ninguna columna', caso('  columnas: [a]\n  esperado: []\n  orden: []\n'), 'VALOR_VACIO', 6, 3, ['«orden» de «caso» no tiene valor']],
  ['una celda que no es de su tipo', columnas('[{nombre: a, tipo: entero}]', '[[1], [abc]]'), 'CELDA_ILEGIBLE', 5, 20, ['«abc» no se puede leer como entero', '«a»', '42']],
  ['un día que no existe', columnas('[{nombre: a, tipo: fecha}]', '[[2023-02-29]]'), 'CELDA_ILEGIBLE', 5, 15, ['«2023-02-29»', 'que exista']],
  ['una divergencia de otro ancho', motor('    ejecucion: nucleo\n    archivo: consulta.sql\n    divergencia: {motivo: x, doc: "https://duckdb.org", esperado: [[1, 2]]}\n'), 'FILA_DE_OTRO_ANCHO', 15, 68, ['La fila 1 tiene 2 celdas']],
];

// biome-ignore format: un caso por línea
const MOTORES: readonly Caso[] = [
  ['un motor repetido', clase001(`${yaml()}  - {id: duckdb, aplica: no, porque_no: x, alternativa: y, doc: "https://duckdb.org"}\n`), 'MOTOR_REPETIDO', 15, 10, ['«duckdb» está repetido: ya está en la línea 8']],
  ['un motor de núcleo sin adaptador', clase001(yaml().replace('id: duckdb', 'id: duckbd')), 'MOTOR_SIN_ADAPTADOR', 13, 16, ['«duckbd» no puede ser «nucleo»', '¿Quiso decir «duckdb»?']],
  ['una revisión en un motor que se ejecuta', motor('    ejecucion: nucleo\n    archivo: consulta.sql\n    revisado: {fecha: 2026-11-02}\n'), 'CLAVE_FUERA_DE_LUGAR', 15, 5, ['«revisado» del motor «duckdb» solo va en un motor declarado']],
  ['una divergencia en un motor declarado', motor('    archivo: consulta.sql\n    divergencia: {motivo: x, doc: "https://duckdb.org", esperado: []}\n'), 'CLAVE_FUERA_DE_LUGAR', 14, 5, ['«divergencia» del motor «duckdb» solo va en un motor que se ejecuta']],
  ['un error esperado junto a una divergencia', motor('    ejecucion: nucleo\n    archivo: consulta.sql\n    divergencia: {motivo: x, doc: "https://duckdb.org", esperado: []}\n    error_esperado: {clase: permiso}\n'), 'CLAVE_FUERA_DE_LUGAR', 16, 5, ['no puede ir junto a «divergencia»']],
  ['una clase de error que no existe', motor('    ejecucion: nucleo\n    archivo: consulta.sql\n    error_esperado: {clase: unicidda}\n'), 'VALOR_INVALIDO', 15, 29, ['¿Quiso decir «unicidad»?']],
  ['una revisión sin forma de fecha', motor('    archivo: consulta.sql\n    revisado: {fecha: ayer}\n'), 'VALOR_INVALIDO', 14, 23, ['AAAA-MM-DD', '«ayer»']],
];

// biome-ignore format: un caso por línea
const ARCHIVOS: readonly Caso[] = [
  ['un archivo que no existe', motor('    ejecucion: nucleo\n    archivo: otra/consulta.sql\n'), 'ARCHIVO_AUSENTE', 14, 14, ['«otra/consulta.sql» no existe', 'carpeta de la clase']],
  ['un archivo con una errata', { ...motor('    ejecucion: nucleo\n    archivo: implementaciones/duckdb/cosulta.sql\n'), '001-prueba/implementaciones/duckdb/consulta.sql': GUION, }, 'ARCHIVO_AUSENTE', 14, 14, ['¿Quiso decir «implementaciones/duckdb/consulta.sql»?']],
  ['una ruta absoluta', motor('    ejecucion: nucleo\n    archivo: /etc/hostname\n'), 'ARCHIVO_FUERA_DE_LA_CLASE', 14, 14, ['«/etc/hostname» está fuera']],
  ['una ruta absoluta de Windows', motor('    ejecucion: nucleo\n    archivo: C:\\datos\\x.sql\n'), 'ARCHIVO_FUERA_DE_LA_CLASE', 14, 14, ['está fuera']],
  ['una ruta que sube, aunque vuelva', motor('    ejecucion: nucleo\n    archivo: ../001-prueba/consulta.sql\n'), 'ARCHIVO_FUERA_DE_LA_CLASE', 14, 14, ['sin «..»']],
  ['una carpeta', motor('    ejecucion: nucleo\n    archivo: .\n'), 'ARCHIVO_NO_REGULAR', 14, 14, ['«.» es una carpeta']],
  ['un archivo usado como carpeta', motor('    ejecucion: nucleo\n    archivo: consulta.sql/x\n'), 'ARCHIVO_AUSENTE', 14, 14, ['no existe']],
  ['un nombre con un NUL', motor('    ejecucion: nucleo\n    archivo: "a\\0b"\n'), 'ARCHIVO_ILEGIBLE', 14, 14, ['no se puede leer']],
  ['un archivo sin la sección «consulta»', guion('SELECT 1;\n'), 'CONSULTA_AUSENTE', 1, 1, ['sección «consulta»', '-- === consulta ===']],
  ['un archivo vacío', guion(''), 'CONSULTA_AUSENTE', 1, 1, ['sección «consulta»']],
  ['una consulta vacía', guion('-- === consulta ===\n\n-- nada\n'), 'CONSULTA_VACIA', 1, 1, ['está vacía']],
  ['una sección repetida', guion(`${GUION}-- === Consulta ===\nSELECT 2;\n`), 'SECCION_REPETIDA', 5, 1, ['«Consulta» está repetida: ya se abre en la línea 3']],
  ['una errata en la consulta, que no cuenta además como ausente', guion('-- == consutla ==\nSELECT 1\n'), 'SECCION_DESCONOCIDA', 1, 1, ['¿Quiso decir «consulta»?']],
  ['una errata en una sección', guion(`-- === preparasion ===\n${GUION}`), 'SECCION_DESCONOCIDA', 1, 1, ['«preparasion» no existe', '¿Quiso decir «preparacion»?']],
];

// biome-ignore format: un caso por línea
const CLASES: readonly Caso[] = [
  ['una clase sin id', { 'prueba/motores.yaml': yaml(), 'prueba/consulta.sql': GUION }, 'CLASE_SIN_ID', 1, 1, ['«prueba», no empieza por cifras', 'clase: "071"']],
  ['un id con espacios', clase001(`clase: a b\n${yaml()}`), 'VALOR_INVALIDO', 1, 8, ['«a b»']],
  ['un id que parece un rango', clase001(`clase: 001-020\n${yaml()}`), 'VALOR_INVALIDO', 1, 8, ['rango']],
];

/** Todos los archivos mal escritos, por tema. */
export const CASOS: readonly (readonly [tema: string, casos: readonly Caso[]])[] = [
  ['sintaxis', SINTAXIS],
  ['codificación', CODIFICACION],
  ['forma', FORMA],
  ['contrato', CONTRATO],
  ['motores', MOTORES],
  ['archivos', ARCHIVOS],
  ['clases', CLASES],
];
