import type { Informe, ResultadoClase, ResultadoMotor } from '../dominio/informe.ts';
import { explicar } from './consola/explicacion.ts';
import { LIENZO_PLANO } from './consola/parrafo.ts';
import { type CasoJunit, casosDeLaCorrida, escribirSuite, type SuiteJunit } from './junit/suite.ts';
import type { Reportero } from './reportero.ts';
import { fraseDe } from './vista/frase.ts';
import { lugarDe } from './vista/lugar.ts';
import { fraseDeNota, notasDe } from './vista/nota.ts';
import { abreviar } from './vista/recorte.ts';
import { escaparXml } from './vista/xml.ts';

const LARGO_DE_MENSAJE = 500;

/** `failure`: no equivale. `error`: no se pudo comprobar y hacía falta. `skipped`: no se ejecutó. */
function desenlace({ veredicto }: ResultadoMotor): CasoJunit['desenlace'] {
  switch (veredicto.tipo) {
    case 'verificado':
    case 'divergencia':
      return 'pasa';
    case 'diferente':
    case 'divergencia-resuelta':
      return 'failure';
    case 'error':
      return 'error';
    case 'omitido':
      return veredicto.exigido ? 'error' : 'skipped';
    case 'declarado':
      return veredicto.fallido ? 'failure' : 'skipped';
    case 'no-aplica':
      return 'skipped';
    default:
      return veredicto satisfies never;
  }
}

/** Una suite por clase y motor: así cada una lleva la versión y el origen de quien respondió. */
function suiteDe(resultado: ResultadoMotor, clase: ResultadoClase): SuiteJunit {
  const { identidad, origen, veredicto } = resultado;
  const { archivo, linea } = lugarDe(resultado);
  return {
    nombre: `${clase.clase} ${resultado.motor}`,
    propiedades: {
      clase: clase.clase,
      motor: resultado.motor,
      veredicto: veredicto.tipo,
      nivel: resultado.nivel,
      version: identidad?.version,
      sustituto: identidad?.sustituto,
      controlador: identidad?.controlador,
      origen: origen?.id,
    },
    casos: [
      {
        clase: `${clase.clase}.${resultado.motor}`,
        nombre: clase.titulo,
        segundos: (resultado.duracionMs ?? 0) / 1000,
        archivo,
        linea,
        desenlace: desenlace(resultado),
        tipo: veredicto.tipo,
        mensaje: abreviar(fraseDe(resultado), LARGO_DE_MENSAJE),
        texto: [...explicar(resultado, clase, LIENZO_PLANO), ...notasDe(veredicto).map(fraseDeNota)].join(
          '\n',
        ),
      },
    ],
  };
}

function suitesDe(informe: Informe): readonly SuiteJunit[] {
  const deLaCorrida = casosDeLaCorrida(informe);
  return [
    ...informe.clases.flatMap((clase) => clase.motores.map((resultado) => suiteDe(resultado, clase))),
    ...(deLaCorrida.length > 0 ? [{ nombre: 'corrida', propiedades: {}, casos: deLaCorrida }] : []),
  ];
}

/** Informe JUnit: una suite por clase y motor, y otra para lo que impidió comprobar. */
export const junit: Reportero = {
  id: 'junit',
  descripcion: 'XML de JUnit, para servidores de integración continua.',
  generar(informe) {
    const suites = suitesDe(informe);
    const casos = suites.flatMap((suite) => suite.casos);
    const cuantos = (buscado: CasoJunit['desenlace']) => casos.filter((c) => c.desenlace === buscado).length;
    const segundos = casos.reduce((suma, caso) => suma + caso.segundos, 0);
    return [
      '<?xml version="1.0" encoding="UTF-8"?>',
      `<testsuites name="${escaparXml(informe.herramienta.nombre)}" tests="${casos.length}" ` +
        `failures="${cuantos('failure')}" errors="${cuantos('error')}" time="${segundos.toFixed(3)}">`,
      ...suites.flatMap(escribirSuite),
      '</testsuites>',
      '',
    ].join('\n');
  },
};
