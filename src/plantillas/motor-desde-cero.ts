import { CLASES_DE_ERROR } from '../dominio/clase.ts';
import { type DatosDeMotor, ficha, identificadorDe, importar, literal } from './motor.ts';

/** Un caso de la prueba de conformidad, con lo que promete. */
export interface CasoDeConformidad {
  readonly id: string;
  readonly titulo: string;
}

/** Lo que la prueba de conformidad pregunta a un motor. */
export interface Preguntas {
  readonly casos: readonly CasoDeConformidad[];
  readonly rechazos: readonly CasoDeConformidad[];
}

/** Los casos y los rechazos que hay en el código de la prueba de conformidad. */
export function leerPreguntas(casos: string, respuestas: string): Preguntas {
  return {
    casos: leer(
      casos,
      /^export const CASOS = \{$([\s\S]*?)^\}/m,
      /^ {2}(\w+): \{\s*titulo:\s*(['"])(.*?)\2,/gm,
    ),
    rechazos: leer(respuestas, /^export const RECHAZOS = \{$([\s\S]*?)^\}/m, /^ {2}(\w+): (['"])(.*?)\2,/gm),
  };
}

function leer(codigo: string, bloque: RegExp, entrada: RegExp): readonly CasoDeConformidad[] {
  const dentro = bloque.exec(codigo)?.[1] ?? '';
  return [...dentro.matchAll(entrada)].map(([, id = '', , titulo = '']) => ({ id, titulo }));
}

/**
 * Los archivos de un motor que no se parece a ninguno, por su ruta. Compilan, y su prueba de conformidad falla diciendo
 * qué falta por escribir.
 */
export function archivosDeMotorDesdeCero(
  datos: DatosDeMotor,
  nivel: 'nucleo' | 'servicio',
  preguntas: Preguntas,
): Readonly<Record<string, string>> {
  const { id } = datos;
  return {
    [`src/motores/${id}.ts`]: nivel === 'nucleo' ? motorDeNucleo(datos) : motorDeServicio(datos),
    [`src/motores/${id}/sesion.ts`]: sesion(datos, nivel),
    [`test/motores/${id}.test.ts`]: prueba(datos, nivel, preguntas),
  };
}

const DIALECTO = `  // POR ESCRIBIR: cómo escribe sus textos, comentarios y bloques: añada su dialecto a src/sql/dialecto.ts
  dialecto: ESTANDAR,`;

function motorDeNucleo(datos: DatosDeMotor): string {
  return `${importar('{ ESTANDAR }', '../sql/dialecto.ts')}
${importar('type { Motor }', './motor.ts')}

/** ${datos.titulo}, en proceso. */
export const ${identificadorDe(datos.id)}: Motor = {
${conNivel(datos, 'nucleo')}
${DIALECTO}

  async conectar(_destino, limites) {
    const { abrirSesion } = await import('./${datos.id}/sesion.ts');
    return abrirSesion(limites);
  },
};
`;
}

function motorDeServicio(datos: DatosDeMotor): string {
  const { id } = datos;
  return `${importar('{ ESTANDAR }', '../sql/dialecto.ts')}
${importar('type { Motor }', './motor.ts')}
${importar('{ urlDe }', './servidor/direccion.ts')}

const sesion = () => import('./${id}/sesion.ts');

/** ${datos.titulo}. */
export const ${identificadorDe(id)}: Motor = {
${conNivel(datos, 'servicio')}
${DIALECTO}
  servidor: {
    protocolos: ['${id}'],
    // POR ESCRIBIR: su puerto de fábrica
    puerto: 0,
    sondear: async (url) => (await sesion()).sondear(url),
    contenedor: {
      // POR ESCRIBIR: su imagen oficial con la versión exacta, sus variables y la carpeta de sus datos
      imagen: 'por-escribir:0.0',
      variables: (clave) => ({ CLAVE: clave }),
      argumentos: [],
      datos: '/var/lib/${id}',
      entrada: ({ CLAVE: clave = '' }) => ({ usuario: 'root', clave, base: '' }),
    },
    // POR ESCRIBIR: cómo arrancarlo con programas de la máquina, si se puede
    desechables: [],
  },

  async conectar(destino, limites) {
    return (await sesion()).abrirSesion(urlDe(destino), limites);
  },
};
`;
}

function conNivel(datos: DatosDeMotor, nivel: string): string {
  return ficha(datos).replace('\n  doc:', `\n  nivel: '${nivel}',\n  doc:`);
}

function sesion({ titulo }: DatosDeMotor, nivel: 'nucleo' | 'servicio'): string {
  const deServicio = nivel === 'servicio';
  return `${importar('type { Limites }', '../../dominio/corrida.ts')}
${importar('{ ErrorDeMotor, type Fase }', '../../dominio/errores.ts')}${
  deServicio ? `\n${importar('type { Identidad }', '../../dominio/identidad.ts')}` : ''
}
${importar('type { Sesion }', '../motor.ts')}

function falta(fase: Fase, que: string): ErrorDeMotor {
  return new ErrorDeMotor({ fase, mensaje: \`Falta escribir \${que} de ${titulo}.\` });
}
${
  deServicio
    ? `
// POR ESCRIBIR: conectarse, preguntar quién responde (con \`sustituto\` si es otro servidor) y desconectarse
/** Pregunta a un servidor quién es. Lanza \`ErrorDeMotor\` de fase \`conexion\`. */
export async function sondear(_url: string): Promise<Identidad> {
  throw falta('conexion', 'sondear()');
}
`
    : ''
}
/** Abre una sesión en un espacio limpio. Lanza \`ErrorDeMotor\` de fase \`conexion\` si no puede. */
export async function abrirSesion(${deServicio ? '_url: string, ' : ''}_limites: Limites): Promise<Sesion> {
  // POR ESCRIBIR: cargar aquí el controlador (conControlador, en ../controlador.ts), conectarse y crear un espacio propio
  return {
    // POR ESCRIBIR: quién responde: nombre, versión y controlador (controladorDe, en ../controlador.ts)
    identidad: { nombre: ${literal(titulo)}, version: '', controlador: '' },
    // POR ESCRIBIR: ejecutar una a una las sentencias del guion (sentencias, en ../../sql/sentencias.ts)
    async preparar(guion) {
      if (guion !== '') throw falta('preparacion', 'preparar()');
      return [];
    },
    // POR ESCRIBIR: dar la única tabla (unicoResultado, en ../resultado.ts), con valores tipados y sin pérdida
    async consultar(_sql) {
      throw falta('consulta', 'consultar()');
    },
    // POR ESCRIBIR: cortar lo que esté en marcha, borrar el espacio propio y desconectarse
    async [Symbol.asyncDispose]() {},
  };
}
`;
}

function prueba(
  { id, titulo, variable }: DatosDeMotor,
  nivel: 'nucleo' | 'servicio',
  preguntas: Preguntas,
): string {
  const nombre = identificadorDe(id);
  const [importe, antes, destino] =
    nivel === 'servicio'
      ? [
          `${importar('{ servidorReal }', '../servidores/abrir.ts')}\n`,
          `\n// Con un servidor en marcha y ${variable} en el entorno.\nconst url = servidorReal(${nombre}, 'url');\n`,
          "{ tipo: 'url', url: url() }",
        ]
      : ['', '', "{ tipo: 'en-proceso' }"];
  const entradas = (casos: readonly CasoDeConformidad[]) =>
    casos.map((caso) => `      // ${caso.titulo}\n      ${caso.id}: POR_ESCRIBIR,\n`).join('');
  return `${importar(`{ ${nombre} }`, `../../src/motores/${id}.ts`)}
${importar('{ conformidad }', '../conformidad/conformidad.ts')}
${importar('type { Respuesta }', '../conformidad/respuestas.ts')}
${importe}${antes}
// POR ESCRIBIR: qué se envía a ${titulo} en cada caso; si no puede, \`noAplica\`, con su enlace y lo que hace en su lugar
const POR_ESCRIBIR: Respuesta = { consulta: 'POR ESCRIBIR' };

conformidad(
  ${nombre},
  {
    casos: {
${entradas(preguntas.casos)}    },
    errores: {
${CLASES_DE_ERROR.map((clase) => `      ${clase}: POR_ESCRIBIR,\n`).join('')}    },
    rechazos: {
${entradas(preguntas.rechazos)}    },
    // POR ESCRIBIR: un ajuste de la sesión: cómo se cambia y cómo se lee
    ajuste: { cambiar: 'POR ESCRIBIR', leer: 'POR ESCRIBIR' },
  },
  { conectar: (limites) => ${nombre}.conectar(${destino}, limites) },
);
`;
}
