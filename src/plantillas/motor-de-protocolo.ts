import { type DatosDeMotor, ficha, identificadorDe, importar, type Protocolo } from './motor.ts';

/** Lo que cambia de un protocolo a otro. */
interface Familia {
  readonly titulo: string;
  readonly sufijo: string;
  readonly contenedor: string;
  readonly puerto: number;
  readonly protocolos: string;
  /** Los servidores con que se prueba el adaptador en cualquier máquina, y con qué nombre responden. */
  readonly desechables: Readonly<Record<string, string>>;
  readonly archivoDeDesechables: string;
  readonly base: string;
  readonly sinFin: string;
}

const FAMILIAS: Readonly<Record<Protocolo, Familia>> = {
  postgresql: {
    titulo: 'PostgreSQL',
    sufijo: 'Postgresql',
    contenedor: "contenedorDePostgresql('por-escribir:0.0')",
    puerto: 5432,
    protocolos: "['postgresql', 'postgres']",
    desechables: { POSTGRESQL_DESECHABLE: 'PostgreSQL' },
    archivoDeDesechables: 'desechable',
    base: 'postgres',
    sinFin: "'SELECT count(*) FROM generate_series(1, 1000000) a, generate_series(1, 1000000) b'",
  },
  mysql: {
    titulo: 'MySQL',
    sufijo: 'Mysql',
    contenedor: "contenedorDeMysql('por-escribir:0.0', 'MYSQL')",
    puerto: 3306,
    protocolos: "['mysql']",
    desechables: { MARIADB_DESECHABLE: 'MariaDB', MYSQL_DESECHABLE: 'MySQL' },
    archivoDeDesechables: 'desechables',
    base: '',
    sinFin: `"SELECT BENCHMARK(1000000000000, MD5('a'))"`,
  },
};

/**
 * Los archivos de un motor que habla el protocolo de otro, por su ruta. Reutiliza su sesión y sus respuestas, y se
 * prueba enseguida con un servidor de ese otro, como sustituto.
 */
export function archivosDeMotorDeProtocolo(
  datos: DatosDeMotor,
  protocolo: Protocolo,
): Readonly<Record<string, string>> {
  return {
    [`src/motores/${datos.id}.ts`]: motor(datos, protocolo),
    [`test/motores/${datos.id}.test.ts`]: prueba(datos, protocolo),
  };
}

function motor(datos: DatosDeMotor, protocolo: Protocolo): string {
  const familia = FAMILIAS[protocolo];
  const { titulo, sufijo, desechables } = familia;
  const nombres = Object.keys(desechables);
  const sustitutos = Object.entries(desechables).map(
    ([nombre, sustituto]) => `{ ...${nombre}, sustituto: '${sustituto}' }`,
  );
  // Como lo deja el formateador: una lista de un elemento cabe en su línea.
  const [unico] = sustitutos;
  const lista = sustitutos.length > 1 ? `[\n    ${sustitutos.join(',\n    ')},\n  ]` : `[${unico}]`;
  return `${importar('type { Motor }', './motor.ts')}
${importar(`{ contenedorDe${sufijo} }`, `./${protocolo}/contenedor.ts`)}
${importar(`{ ${nombres.join(', ')} }`, `./${protocolo}/${familia.archivoDeDesechables}.ts`)}
${importar(`{ motorConProtocoloDe${sufijo} }`, `./${protocolo}/motor.ts`)}

/** ${datos.titulo}: habla el protocolo de ${titulo} y reutiliza su sesión. Otro servidor solo vale como sustituto. */
export const ${identificadorDe(datos.id)}: Motor = motorConProtocoloDe${sufijo}({
${ficha(datos)}
  protocolos: ${familia.protocolos},
  // POR ESCRIBIR: su puerto de fábrica, si no es el de ${titulo}
  puerto: ${familia.puerto},
  // POR ESCRIBIR: su imagen oficial con la versión exacta, y sus variables y carpeta de datos si no son las de ${titulo}
  contenedor: ${familia.contenedor},
  // POR ESCRIBIR: delante, cómo arrancarlo a él con programas de la máquina, si se puede
  desechables: ${lista},
});
`;
}

function prueba({ id, titulo }: DatosDeMotor, protocolo: Protocolo): string {
  const nombre = identificadorDe(id);
  const { base, sinFin, ...familia } = FAMILIAS[protocolo];
  const respuestas = `RESPUESTAS_DE_${protocolo.toUpperCase()}`;
  return `${importar(`{ ${nombre} }`, `../../src/motores/${id}.ts`)}
${importar('{ conformidad }', '../conformidad/conformidad.ts')}
${importar('{ CLAVE_ERRONEA, conformidadDeServidor }', '../conformidad/servidor.ts')}
${importar('{ servidorReal }', '../servidores/abrir.ts')}
${importar(`{ ${respuestas} }`, `./respuestas-de-${protocolo}.ts`)}

// POR ESCRIBIR: probar el de verdad: servidorReal(${nombre}, 'contenedor', { conServicios: true })
// Con un sustituto se prueba el adaptador, no ${titulo}.
const url = servidorReal(${nombre}, 'local', { admitirSustituto: true });

// POR ESCRIBIR: las respuestas en que ${titulo} no hace lo mismo que ${familia.titulo}
conformidad(${nombre}, ${respuestas}, {
  conectar: (limites) => ${nombre}.conectar({ tipo: 'url', url: url() }, limites),
});

conformidadDeServidor(${nombre}, {
  url: async () => url(),
  urlConClaveErronea: async () => url().replace(/:[^:@]*@/, \`:\${CLAVE_ERRONEA}@\`),
  urlEn: (anfitrion, puerto) => \`${protocolo}://u:\${CLAVE_ERRONEA}@\${anfitrion}:\${puerto}/${base}\`,
  sinFin: ${sinFin},
});
`;
}
