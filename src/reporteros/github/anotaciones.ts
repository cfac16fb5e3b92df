import type { Informe, ResultadoClase, ResultadoMotor } from '../../dominio/informe.ts';
import { explicar } from '../consola/explicacion.ts';
import { LIENZO_PLANO } from '../consola/parrafo.ts';
import { contar } from '../vista/cuenta.ts';
import { fraseDe } from '../vista/frase.ts';
import { lugarDe } from '../vista/lugar.ts';
import { tituloConVersion } from '../vista/motor.ts';
import { agruparOmisiones } from '../vista/omision.ts';
import { verVeredicto } from '../vista/veredicto.ts';
import type { Anotacion } from './anotacion.ts';

/** GitHub muestra diez anotaciones de cada nivel por paso y calla las demás. https://docs.github.com/rest/checks/runs */
const MAXIMO_POR_NIVEL = 10;

function deMotor(resultado: ResultadoMotor, clase: ResultadoClase): readonly Anotacion[] {
  const { veredicto } = resultado;
  const { palabra, tono } = verVeredicto(veredicto);
  if (tono === 'bien' || tono === 'neutro' || veredicto.tipo === 'omitido') return [];
  const explicacion = explicar(resultado, clase, LIENZO_PLANO);
  const bastaLaExplicacion = veredicto.tipo === 'error' || veredicto.tipo.startsWith('divergencia');
  return [
    {
      nivel: tono === 'mal' ? 'error' : veredicto.tipo === 'declarado' ? 'warning' : 'notice',
      lugar: lugarDe(resultado),
      titulo: `${clase.clase} ${tituloConVersion(resultado)}: ${palabra}`,
      mensaje: (bastaLaExplicacion ? explicacion : [fraseDe(resultado), ...explicacion]).join('\n'),
    },
  ];
}

function deProblemas({ problemas }: Informe): readonly Anotacion[] {
  return problemas.map(({ codigo, severidad, mensaje, consejo, posicion }) => ({
    nivel: severidad === 'error' ? 'error' : 'warning',
    lugar: posicion,
    titulo: codigo,
    mensaje: consejo === undefined ? mensaje : `${mensaje}\n${consejo}`,
  }));
}

function deOmisiones({ clases }: Informe): readonly Anotacion[] {
  return agruparOmisiones(clases).map(({ dato: { titulo, motivo, remedio, exigido }, donde }) => ({
    nivel: exigido ? 'error' : 'notice',
    titulo: `${titulo} omitido en ${donde}`,
    mensaje: remedio === undefined ? motivo : `${motivo}\nQué hacer: ${remedio}`,
  }));
}

function limitar(anotaciones: readonly Anotacion[], nivel: Anotacion['nivel']): readonly Anotacion[] {
  const delNivel = anotaciones.filter((anotacion) => anotacion.nivel === nivel);
  if (delNivel.length <= MAXIMO_POR_NIVEL) return delNivel;
  const faltan = delNivel.length - MAXIMO_POR_NIVEL + 1;
  return [
    ...delNivel.slice(0, MAXIMO_POR_NIVEL - 1),
    {
      nivel,
      titulo: `Y ${contar(faltan, 'anotación más', 'anotaciones más')}`,
      mensaje: 'GitHub no muestra más de diez por paso: las demás están en el registro y en el resumen.',
    },
  ];
}

/** Anotaciones del informe, lo grave primero, sin pasar de lo que GitHub muestra. */
export function anotacionesDe(informe: Informe): readonly Anotacion[] {
  const todas = [
    ...deProblemas(informe),
    ...informe.clases.flatMap((clase) => clase.motores.flatMap((resultado) => deMotor(resultado, clase))),
    ...deOmisiones(informe),
  ];
  return [...limitar(todas, 'error'), ...limitar(todas, 'warning'), ...limitar(todas, 'notice')];
}
