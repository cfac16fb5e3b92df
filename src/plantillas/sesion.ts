import { type DatosDeMotor, importar, literal } from './motor.ts';

/** El archivo con la sesión de un motor: cada verbo dice qué promete y falla hasta que se escribe. */
export function archivoDeSesion({ titulo }: DatosDeMotor, nivel: 'nucleo' | 'servicio'): string {
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
