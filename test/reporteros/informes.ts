import type { CeldaVista, Diagnostico, Diferencia, Nota } from '../../src/dominio/diferencia.ts';
import type {
  Acuerdo,
  Informe,
  Muestra,
  Resultado,
  ResultadoClase,
  ResultadoMotor,
  Resumen,
} from '../../src/dominio/informe.ts';
import type { Problema } from '../../src/dominio/problema.ts';
import type { Veredicto } from '../../src/dominio/veredicto.ts';

/** Celda de texto; `null` es el NULL. */
export function celda(texto: string | null, tipo = 'esperado'): CeldaVista {
  return texto === null ? { texto: 'NULL', tipo: 'nulo', nula: true } : { texto, tipo, nula: false };
}

function muestra(columnas: readonly string[], filas: readonly (readonly (string | null)[])[]): Muestra {
  return { columnas, filas: filas.map((fila) => fila.map((t) => celda(t))), total: filas.length };
}

const COLUMNAS = ['metrica', 'valor'];
const FILAS = [
  ['aciertos_top3', '2'],
  ['mrr', '0.44'],
  ['preguntas', '3'],
];

const TITULOS: Readonly<Record<string, string>> = {
  duckdb: 'DuckDB',
  sqlite: 'SQLite',
  postgresql: 'PostgreSQL',
  mysql: 'MySQL',
  opensearch: 'OpenSearch',
  redis: 'Redis',
};

const VERSIONES: Readonly<Record<string, string>> = {
  duckdb: '1.5.6',
  sqlite: '3.53.4',
  postgresql: '18.4',
  mysql: '9.4.0',
};

function ejecutado(motor: string): Partial<ResultadoMotor> {
  const enProceso = motor === 'duckdb' || motor === 'sqlite';
  return {
    nivel: enProceso ? 'nucleo' : 'servicio',
    archivo: `implementaciones/${motor}/consulta.sql`,
    identidad: {
      nombre: TITULOS[motor] ?? motor,
      version: VERSIONES[motor] ?? '1.0',
      controlador: enProceso ? `${motor}-node 1.0.0` : `${motor}-js 8.23.1`,
    },
    origen: enProceso ? { id: 'en-proceso' } : { id: 'local', detalle: `/usr/lib/${motor}/bin` },
    duracionMs: enProceso ? 12 : 1240,
  };
}

const CON_TABLA = new Set(['verificado', 'diferente', 'divergencia', 'divergencia-resuelta']);
const SE_EJECUTAN = new Set([...CON_TABLA, 'error']);

/** Resultado de un motor: lo que un motor ejecutado lleva, más `cambios`. */
export function motor(
  id: string,
  veredicto: Veredicto,
  cambios: Partial<ResultadoMotor> = {},
): ResultadoMotor {
  return {
    motor: id,
    titulo: TITULOS[id] ?? id,
    veredicto,
    posicion: { archivo: 'motores.yaml', linea: 20, columna: 5 },
    doc: `https://${id}.example.org/docs`,
    porqueNo: `No hace falta ${id} para un caso tan pequeño.`,
    ...(SE_EJECUTAN.has(veredicto.tipo) ? ejecutado(id) : {}),
    ...(CON_TABLA.has(veredicto.tipo) ? { obtenido: muestra(COLUMNAS, FILAS) } : {}),
    ...(veredicto.tipo === 'no-aplica' ? {} : { porqueSi: `${id} lo resuelve con una consulta.` }),
    ...cambios,
  };
}

/** Clase 071 con los motores dados, más `cambios`. */
export function clase(
  motores: readonly ResultadoMotor[],
  cambios: Partial<ResultadoClase> = {},
): ResultadoClase {
  const conceptual = cambios.modo === 'conceptual';
  return {
    clase: '071',
    titulo: 'Un RAG que se puede evaluar',
    carpeta: '.',
    archivo: 'motores.yaml',
    modo: 'comparado',
    textoContrato: 'Devuelva las tres métricas, ordenadas por nombre.\nUna posición NULL cuenta como 0.',
    ...(conceptual ? {} : { esperado: muestra(COLUMNAS, FILAS) }),
    motores,
    acuerdos: [],
    ...cambios,
  };
}

const cuantos = (clases: readonly ResultadoClase[], cumple: (resultado: ResultadoMotor) => boolean): number =>
  clases.flatMap(({ motores }) => motores).filter(cumple).length;

function resumir(clases: readonly ResultadoClase[], problemas: readonly Problema[]): Resumen {
  const de = (...tipos: readonly string[]) =>
    cuantos(clases, ({ veredicto }) => tipos.includes(veredicto.tipo));
  return {
    clases: clases.length,
    verificadas: de('verificado'),
    fallidas: de('diferente', 'error', 'divergencia-resuelta'),
    omitidas: de('omitido'),
    declaradas: de('declarado'),
    divergencias: de('divergencia'),
    sustitutos: cuantos(clases, ({ identidad }) => identidad?.sustituto !== undefined),
    conNotas: cuantos(clases, ({ veredicto }) => 'notas' in veredicto && veredicto.notas.length > 0),
    clasesIlegibles: new Set(
      problemas.filter(({ severidad }) => severidad === 'error').map(({ posicion }) => posicion.archivo),
    ).size,
  };
}

/** Informe cuyas cuentas, resultado y salida salen de su contenido. */
export function informe(
  clases: readonly ResultadoClase[],
  problemas: readonly Problema[] = [],
  cambios: Partial<Informe> = {},
): Informe {
  const resumen = resumir(clases, problemas);
  const fallos = resumen.fallidas + resumen.clasesIlegibles > 0;
  const ejecutado = resumen.verificadas + resumen.divergencias > 0;
  const exigidas = cuantos(clases, ({ veredicto }) => veredicto.tipo === 'omitido' && veredicto.exigido) > 0;
  const [resultado, salida]: [Resultado, number] = fallos
    ? ['EQUIVALENCIA_FALLIDA', resumen.clasesIlegibles > 0 ? 2 : 1]
    : ejecutado && !exigidas
      ? ['EQUIVALENCIA_OK', 0]
      : ['EQUIVALENCIA_SIN_EJECUTAR', 3];
  return {
    esquema: 1,
    herramienta: { nombre: 'verificar-equivalencia', version: '0.1.0' },
    clases,
    problemas,
    resumen,
    resultado,
    salida,
    ...cambios,
  };
}

type De<T extends Veredicto['tipo']> = Extract<Veredicto, { tipo: T }>;

const verificado = (...notas: readonly Nota[]): Veredicto => ({ tipo: 'verificado', notas });

const declarado: De<'declarado'> = {
  tipo: 'declarado',
  revision: 'vigente',
  fecha: '2026-11-02',
  fallido: false,
};

const noAplica: De<'no-aplica'> = {
  tipo: 'no-aplica',
  motivo:
    'Redis no agrega por clave sin programar: la media habría que calcularla en el cliente o en un guion de Lua, y eso ya no es una consulta.',
  alternativa: 'Guarde las posiciones en Redis y calcule las métricas en DuckDB.',
};

const omitido: De<'omitido'> = {
  tipo: 'omitido',
  motivo:
    'No hay un servidor PostgreSQL: VERIFICAR_POSTGRESQL_URL no está definida y no se encontró «initdb».',
  remedio: 'Arranque el servicio con docker compose up -d postgresql, o use --con-servicios.',
  exigido: false,
};

/** Veredicto `diferente` con al menos una diferencia. */
export function diferente(
  diferencias: readonly [Diferencia, ...Diferencia[]],
  diagnosticos: readonly Diagnostico[] = [],
  notas: readonly Nota[] = [],
): De<'diferente'> {
  return { tipo: 'diferente', diferencias, diagnosticos, notas };
}

/** Celda `valor` de la fila 2 que difiere. */
export function deCelda(
  esperada: CeldaVista,
  obtenida: CeldaVista,
  cambios: Partial<Extract<Diferencia, { tipo: 'celda' }>> = {},
): Diferencia {
  return {
    tipo: 'celda',
    filaEsperada: 2,
    filaObtenida: 2,
    columna: 2,
    nombreColumna: 'valor',
    esperada,
    obtenida,
    motivo: { tipo: 'valor' },
    ...cambios,
  };
}

const diagnostico: Diagnostico = {
  regla: 'agregado-sin-nulos',
  certeza: 'probable',
  columna: 'valor',
  causa: 'AVG no cuenta los NULL: la media sale sobre 2 filas y no sobre 3.',
  evidencia: 'Se esperaba 0.44 y se obtuvo 0.67; 0.44 × 3 / 2 = 0.66.',
  remedio: 'Sume con COALESCE(1.0 / posicion_relevante, 0) y divida entre COUNT(*).',
  doc: 'https://duckdb.org/docs/stable/sql/functions/aggregates',
};

const mal = diferente([deCelda(celda('0.44'), celda('0.67', 'decimal'))], [diagnostico]);

const NOTAS: readonly Nota[] = [
  { tipo: 'forma', fila: 2, columna: 'valor', obtenida: '0.440', esperada: '0.44', veces: 3 },
  { tipo: 'orden-no-garantizado' },
  { tipo: 'nombre-de-columna', esperado: 'valor', obtenido: 'round' },
  { tipo: 'empate-en-orden', filas: [1, 2], columnas: ['metrica'], veces: 1 },
  { tipo: 'nulo-citado', fila: 3, columna: 'valor', veces: 1 },
  { tipo: 'error-esperado', clase: 'unicidad', codigo: '23505', mensaje: 'duplicate key value' },
  { tipo: 'aviso-del-motor', codigo: '1062', mensaje: "Duplicate entry '1' for key 'PRIMARY'" },
];

const acuerdo = (igualAlContrato: boolean, ...motores: readonly string[]): Acuerdo => ({
  motores,
  igualAlContrato,
});

function todoIgual(): Informe {
  return informe([
    clase(
      [
        motor('duckdb', verificado()),
        motor('sqlite', verificado()),
        motor('postgresql', verificado()),
        motor('opensearch', declarado, {
          nivel: 'declarado',
          archivo: 'implementaciones/opensearch/consulta.json',
        }),
        motor('redis', noAplica),
      ],
      { acuerdos: [acuerdo(true, 'duckdb', 'sqlite', 'postgresql')] },
    ),
  ]);
}

function contratoEquivocado(): Informe {
  const ids = ['duckdb', 'sqlite', 'postgresql', 'mysql'];
  return informe([
    clase(
      ids.map((id) => motor(id, mal)),
      { acuerdos: [acuerdo(false, ...ids)] },
    ),
  ]);
}

function unMotorEquivocado(): Informe {
  const motores = [motor('duckdb', mal), motor('sqlite', verificado()), motor('mysql', verificado())];
  return informe([
    clase(motores, { acuerdos: [acuerdo(true, 'sqlite', 'mysql'), acuerdo(false, 'duckdb')] }),
  ]);
}

function cadaDiferencia(): Informe {
  const fila = (...textos: readonly (string | null)[]) => textos.map((texto) => celda(texto));
  const motivo = (m: Extract<Diferencia, { tipo: 'celda' }>['motivo']) => ({ motivo: m });
  const casos: Readonly<Record<string, Veredicto>> = {
    'otro valor': mal,
    'nulo frente a texto NULL': diferente([
      deCelda(celda(null), celda('NULL', 'texto'), motivo({ tipo: 'nulo-frente-a-valor' })),
    ]),
    'vacío frente a nulo': diferente([
      deCelda(celda(''), celda(null), motivo({ tipo: 'nulo-frente-a-valor' })),
    ]),
    'espacio final': diferente([deCelda(celda('Lima'), celda('Lima ', 'texto'))]),
    'espacio duro': diferente([deCelda(celda('Lima 2'), celda('Lima\u00a02', 'texto'))]),
    'forma de Unicode': diferente([deCelda(celda('caf\u00e9'), celda('cafe\u0301', 'texto'))]),
    'letra cirílica': diferente([deCelda(celda('casa'), celda('c\u0430sa', 'texto'))]),
    tipo: diferente([
      deCelda(
        celda('1'),
        celda('1', 'bytes'),
        motivo({ tipo: 'tipo', esperado: 'entero', obtenido: 'bytes' }),
      ),
    ]),
    'forma literal': diferente([
      deCelda(celda('0.5'), celda('0.50', 'decimal'), motivo({ tipo: 'forma-literal' })),
    ]),
    tolerancia: diferente([
      deCelda(
        celda('0.44'),
        celda('0.45', 'flotante'),
        motivo({ tipo: 'fuera-de-tolerancia', distancia: '0.01', tolerancia: '0.005' }),
      ),
    ]),
    'no convertible': diferente([
      deCelda(
        celda('0.44'),
        celda('abc', 'texto'),
        motivo({ tipo: 'no-convertible', razon: '«abc» no es un decimal' }),
      ),
    ]),
    'filas que faltan y sobran': diferente([
      { tipo: 'fila-ausente', filaEsperada: 1, trasFilaObtenida: 0, celdas: fila('aciertos_top3', '2') },
      { tipo: 'fila-sobrante', filaObtenida: 3, trasFilaEsperada: 3, celdas: fila('recall', null) },
    ]),
    orden: diferente([
      { tipo: 'orden', filaEsperada: 1, filaObtenida: 3, celdas: fila('aciertos_top3', '2') },
    ]),
    columnas: diferente([
      { tipo: 'numero-de-columnas', esperadas: COLUMNAS, obtenidas: ['metrica', 'valor', 'round(x)'] },
    ]),
    'error que faltó': diferente([{ tipo: 'error-ausente', clase: 'division_por_cero' }]),
    'nombre de columna': diferente([
      { tipo: 'nombre-de-columna', columna: 2, esperado: 'valor', obtenido: 'round' },
    ]),
  };
  return informe([
    clase(Object.entries(casos).map(([titulo, veredicto]) => motor('duckdb', veredicto, { titulo }))),
  ]);
}

const MARIADB = {
  nombre: 'MariaDB',
  version: '10.11.19',
  controlador: 'mysql2 3.24.6',
  sustituto: 'MariaDB 10.11.19',
};

function cadaVeredicto(): Informe {
  const declarados: readonly ResultadoMotor[] = (['caducada', 'sin-fecha'] as const).map((revision) =>
    motor(
      'opensearch',
      { tipo: 'declarado', revision, fallido: revision === 'caducada' },
      { nivel: 'declarado' },
    ),
  );
  return informe([
    clase([
      motor('duckdb', verificado(...NOTAS)),
      motor('sqlite', {
        tipo: 'divergencia',
        motivo: 'SQLite divide enteros sin decimales.',
        doc: 'https://sqlite.org/lang_expr.html',
        notas: [],
      }),
      motor('postgresql', { ...omitido, exigido: true }),
      motor('mysql', verificado(), { identidad: MARIADB }),
      motor('mysql', {
        tipo: 'divergencia-resuelta',
        motivo: 'AVG daba cuatro decimales.',
        doc: 'https://dev.mysql.com/doc/',
      }),
      motor('mongodb', omitido),
      ...declarados,
      motor('redis', noAplica),
    ]),
    clase(
      [
        motor('duckdb', {
          ...declarado,
          como: 'Con una ventana:\nROW_NUMBER() OVER (ORDER BY puntaje DESC).',
        }),
        motor('redis', noAplica),
      ],
      {
        clase: '072',
        titulo: 'Solo ideas',
        modo: 'conceptual',
        carpeta: 'clases/072',
        archivo: 'clases/072/motores.yaml',
      },
    ),
  ]);
}

function errores(): Informe {
  const fases = ['conexion', 'preparacion', 'consulta', 'tiempo', 'recursos'] as const;
  return informe([
    clase(
      fases.map((fase) =>
        motor('sqlite', {
          tipo: 'error',
          error: {
            fase,
            mensaje: `no such table: inscripciones\nLINE 3: FROM inscripciones\n             ^`,
            codigo: 'SQLITE_ERROR',
            consejo: 'Revise la sección de preparación.',
          },
          posicion: { archivo: 'implementaciones/sqlite/consulta.sql', linea: 14, columna: 8 },
        }),
      ),
    ),
  ]);
}

function problemas(): Informe {
  return informe(todoIgual().clases, [
    {
      codigo: 'CLAVE_DESCONOCIDA',
      severidad: 'error',
      mensaje: 'La clave «esperdo» no existe.',
      consejo: '¿Quiso decir «esperado»?',
      posicion: { archivo: 'clases/072/motores.yaml', linea: 12, columna: 5 },
    },
    {
      codigo: 'NULO_CITADO',
      severidad: 'consejo',
      mensaje: 'La celda «NULL» va entre comillas.',
      posicion: { archivo: 'motores.yaml', linea: 31, columna: 14 },
    },
  ]);
}

function sesentaClases(): Informe {
  const bien = (i: number) =>
    clase(
      [
        motor('duckdb', verificado()),
        motor('sqlite', verificado()),
        motor('postgresql', omitido),
        motor('redis', noAplica),
      ],
      {
        clase: String(i).padStart(3, '0'),
        titulo: `Clase de prueba número ${i} con un título que no cabe en una línea de terminal`,
      },
    );
  const conSustituto = motor('mysql', verificado(...NOTAS), { identidad: MARIADB });
  const clases = Array.from({ length: 60 }, (_, i) => bien(i + 1)).with(
    59,
    clase([motor('duckdb', verificado()), conSustituto], { clase: '060' }),
  );
  return informe(clases.with(30, { ...(unMotorEquivocado().clases[0] as ResultadoClase), clase: '031' }));
}

/** Textos que rompen formatos descuidados, por nombre. */
export const HOSTILES = {
  'fin de CDATA': ']]>]]&gt;<![CDATA[',
  'escape de GitHub': '%0A%0D%25 %3A%2C',
  'orden de GitHub': '::error file=a.sql,line=1::tomado',
  'orden tras salto': 'inocente\n::add-mask::inocente\r\n##[error]viejo',
  'tabla de Markdown': 'a|b `c` *d* [e](javascript:alert(1)) \\| <b>',
  'cerca de código': '```\n</details>\n# título\n---',
  guion: '<script>alert("1")</script><img src=x onerror=\'alert(2)\'>&lt;',
  controles: 'a\u0000b\u0007c\u0008d\u007fe\u009bf\u2028g\u2029h\ufffei\tj',
  ansi: '\u001b[31mrojo\u001b[0m\u001b]8;;https://example.org\u0007enlace\u001b]8;;\u0007\u001b[2J',
  'mitades sueltas': 'x\ud800y\udc00z',
  'de derecha a izquierda': 'abc\u202efed\u202c \u2066xyz\u2069 \u200fשלום\u200e مرحبا',
  'anchos y compuestos': '東京 👩‍👩‍👧‍👦 e\u0301 \u0301solo 1️⃣ 🇵🇪',
  espacios: '  dos   tres  ',
  comillas: '"doble" \'simple\' «angular»',
  celda: "'NULL'",
} as const;

function hostil(): Informe {
  const motores = Object.entries(HOSTILES).map(([nombre, texto]) =>
    motor(
      'duckdb',
      diferente(
        [deCelda(celda(texto), celda(`${texto}!`, 'texto'))],
        [],
        [{ tipo: 'aviso-del-motor', codigo: texto, mensaje: texto }],
      ),
      { titulo: nombre, porqueNo: texto },
    ),
  );
  const todo = Object.values(HOSTILES).join(' ');
  const enTodas: readonly ResultadoMotor[] = [
    motor('sqlite', {
      tipo: 'error',
      error: { fase: 'consulta', mensaje: todo, codigo: todo, consejo: todo },
    }),
    motor('mysql', { tipo: 'omitido', motivo: todo, remedio: todo, exigido: false }, { titulo: todo }),
    motor('redis', { tipo: 'no-aplica', motivo: todo, alternativa: todo }),
  ];
  return informe(
    [clase([...motores, ...enTodas], { titulo: todo, archivo: 'clases/:%,|`<a>\u001b[31m/motores.yaml' })],
    [
      {
        codigo: 'CLAVE_DESCONOCIDA',
        severidad: 'error',
        mensaje: todo,
        consejo: todo,
        posicion: { archivo: 'clases/a,b:c%\u001b[31m/motores.yaml', linea: 3, columna: 1 },
      },
    ],
  );
}

function grande(): Informe {
  const largo = (final: string) => `${'abcdefghij'.repeat(2_000)}${final}`;
  const filas = Array.from({ length: 1_000 }, (_, i) => [`clave_${i + 1}`, String(i * 7)]);
  const [primera, ...mil] = filas.map(
    ([nombre = '', valor = ''], i): Diferencia => ({
      tipo: 'fila-sobrante',
      filaObtenida: i + 1,
      trasFilaEsperada: 0,
      celdas: [celda(nombre, 'texto'), celda(valor, 'entero')],
    }),
  );
  const anchas = Array.from({ length: 30 }, (_, i) => `columna_${i + 1}`);
  const filaAncha = anchas.map((nombre) => `valor de ${nombre}`);
  const enAncha = deCelda(celda('valor de columna_17'), celda('otro', 'texto'), {
    filaEsperada: 1,
    filaObtenida: 1,
    columna: 17,
    nombreColumna: 'columna_17',
  });
  return informe([
    clase([
      motor('duckdb', diferente([primera as Diferencia, ...mil, { tipo: 'mas-diferencias', cuantas: 500 }]), {
        obtenido: { ...muestra(COLUMNAS, filas), total: 1_500 },
      }),
      motor('sqlite', diferente([deCelda(celda(largo('fin')), celda(largo('FIN'), 'texto'))])),
    ]),
    clase(
      [motor('duckdb', diferente([enAncha]), { obtenido: muestra(anchas, [filaAncha.with(16, 'otro')]) })],
      {
        clase: '072',
        titulo: 'Muchas columnas',
        esperado: muestra(anchas, [filaAncha]),
      },
    ),
  ]);
}

/** Lo que da `validar` de dos clases. */
function validacion(hallados: readonly Problema[]): Informe {
  const sano = hallados.length === 0;
  const base = informe([], hallados, {
    resultado: sano ? 'VALIDACION_OK' : 'VALIDACION_FALLIDA',
    salida: sano ? 0 : 2,
  });
  return { ...base, resumen: { ...base.resumen, clases: 2 } };
}

/** Los informes con que se prueba cada formato, por nombre de archivo. */
export const INFORMES: Readonly<Record<string, Informe>> = {
  'todo-igual': todoIgual(),
  'contrato-equivocado': contratoEquivocado(),
  'un-motor-equivocado': unMotorEquivocado(),
  'cada-diferencia': cadaDiferencia(),
  'cada-veredicto': cadaVeredicto(),
  errores: errores(),
  problemas: problemas(),
  validacion: validacion(problemas().problemas),
  'validacion-limpia': validacion([]),
  'nada-ejecutado': informe([clase([motor('postgresql', omitido)])]),
  'sin-clases': informe([]),
  interrumpido: informe(todoIgual().clases, [], {
    interrumpido: true,
    resultado: 'EQUIVALENCIA_SIN_EJECUTAR',
    salida: 130,
  }),
  'sesenta-clases': sesentaClases(),
  hostil: hostil(),
  grande: grande(),
};

/** Informe en el que un texto cualquiera está en cada lugar que un motor o un autor pueden llenar. */
export function conCelda(texto: string): Informe {
  const posicion = { archivo: texto, linea: 3, columna: 1 };
  const motores = [
    motor(
      'duckdb',
      diferente([deCelda(celda('0.44'), celda(texto, 'texto'))], [{ ...diagnostico, evidencia: texto }]),
    ),
    motor('sqlite', { tipo: 'error', error: { fase: 'consulta', mensaje: texto, codigo: texto }, posicion }),
    motor('mysql', { ...omitido, motivo: texto }, { titulo: texto }),
  ];
  return informe(
    [clase(motores, { titulo: texto, archivo: texto, textoContrato: texto })],
    [{ codigo: 'X', severidad: 'error', mensaje: texto, posicion }],
  );
}
