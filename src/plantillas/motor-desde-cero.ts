import { type DatosDeMotor, ficha, identificadorDe, importar } from './motor.ts';
import type { Preguntas } from './preguntas.ts';
import { archivoDePrueba } from './prueba.ts';
import { archivoDeSesion } from './sesion.ts';

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
    [`src/motores/${id}/sesion.ts`]: archivoDeSesion(datos, nivel),
    [`test/motores/${id}.test.ts`]: archivoDePrueba(datos, nivel, preguntas),
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
    // POR ESCRIBIR: borrar lo que dejó en un servidor ajeno una corrida que murió sin limpiar
    borrarAbandonados: async () => {},
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
