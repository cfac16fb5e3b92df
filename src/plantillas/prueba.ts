import { CLASES_DE_ERROR } from '../dominio/clase.ts';
import { type DatosDeMotor, identificadorDe, importar } from './motor.ts';
import type { CasoDeConformidad, Preguntas } from './preguntas.ts';

/** La prueba de conformidad de un motor, con todas las preguntas y ninguna respuesta. */
export function archivoDePrueba(
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
