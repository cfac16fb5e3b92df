import type { Informe } from '../../dominio/informe.ts';
import { escaparLineas, escaparXml } from '../vista/xml.ts';

/** Un `testcase` con su resultado. */
export interface CasoJunit {
  readonly clase: string;
  readonly nombre: string;
  readonly segundos: number;
  readonly archivo?: string;
  readonly linea?: number;
  readonly desenlace: 'pasa' | 'failure' | 'error' | 'skipped';
  readonly tipo: string;
  readonly mensaje: string;
  readonly texto: string;
}

/** Una `testsuite`; las propiedades sin valor no se escriben. */
export interface SuiteJunit {
  readonly nombre: string;
  readonly propiedades: Readonly<Record<string, string | undefined>>;
  readonly casos: readonly CasoJunit[];
}

function atributos(valores: Readonly<Record<string, string | number | undefined>>): string {
  return Object.entries(valores)
    .filter(([, valor]) => valor !== undefined)
    .map(([nombre, valor]) => ` ${nombre}="${escaparXml(String(valor))}"`)
    .join('');
}

function escribirDesenlace({ desenlace, tipo, mensaje, texto }: CasoJunit): string {
  switch (desenlace) {
    case 'pasa':
      return texto === '' ? '' : `<system-out>${escaparLineas(texto)}</system-out>`;
    case 'skipped':
      return `<skipped${atributos({ message: mensaje })}/>`;
    case 'failure':
    case 'error':
      return `<${desenlace}${atributos({ type: tipo, message: mensaje })}>${escaparLineas(texto)}</${desenlace}>`;
    default:
      return desenlace satisfies never;
  }
}

function escribirCaso(caso: CasoJunit): readonly string[] {
  const valores = {
    name: caso.nombre,
    classname: caso.clase,
    time: caso.segundos.toFixed(3),
    file: caso.archivo,
    line: caso.linea,
  };
  const contenido = escribirDesenlace(caso);
  const inicio = `    <testcase${atributos(valores)}`;
  return contenido === '' ? [`${inicio}/>`] : [`${inicio}>`, `      ${contenido}`, '    </testcase>'];
}

/** Líneas de una `testsuite` con sus cuentas. */
export function escribirSuite({ nombre, propiedades, casos }: SuiteJunit): readonly string[] {
  const cuantos = (buscado: CasoJunit['desenlace']) => casos.filter((c) => c.desenlace === buscado).length;
  const cuentas = {
    name: nombre,
    tests: casos.length,
    failures: cuantos('failure'),
    errors: cuantos('error'),
    skipped: cuantos('skipped'),
    time: casos.reduce((suma, { segundos }) => suma + segundos, 0).toFixed(3),
  };
  const conValor = Object.entries(propiedades).filter(([, valor]) => valor !== undefined);
  return [
    `  <testsuite${atributos(cuentas)}>`,
    ...(conValor.length > 0
      ? [
          '    <properties>',
          ...conValor.map(([name, value]) => `      <property${atributos({ name, value })}/>`),
          '    </properties>',
        ]
      : []),
    ...casos.flatMap(escribirCaso),
    '  </testsuite>',
  ];
}

/** Lo que no es de ningún motor: archivos ilegibles, nada ejecutado, una interrupción; o que todo es válido. */
export function casosDeLaCorrida(informe: Informe): readonly CasoJunit[] {
  const comun = { clase: 'corrida', segundos: 0, desenlace: 'error' } as const;
  const ilegibles = informe.problemas
    .filter(({ severidad }) => severidad === 'error')
    .map(
      ({ codigo, mensaje, consejo, posicion }): CasoJunit => ({
        ...comun,
        nombre: `${posicion.archivo}:${posicion.linea} ${codigo}`,
        archivo: posicion.archivo,
        linea: posicion.linea,
        tipo: codigo,
        mensaje,
        texto: [mensaje, consejo].filter((linea) => linea !== undefined).join('\n'),
      }),
    );
  const general = (tipo: string, nombre: string, mensaje: string): CasoJunit => ({
    ...comun,
    nombre,
    tipo,
    mensaje,
    texto: mensaje,
  });
  return [
    ...ilegibles,
    ...(informe.resultado === 'EQUIVALENCIA_SIN_EJECUTAR'
      ? [
          general(
            informe.resultado,
            'se ejecutó lo que hacía falta',
            'No se ejecutó todo lo que hacía falta.',
          ),
        ]
      : []),
    ...(informe.resultado === 'VALIDACION_OK'
      ? [
          {
            ...comun,
            desenlace: 'pasa' as const,
            nombre: 'las clases son válidas',
            tipo: '',
            mensaje: '',
            texto: '',
          },
        ]
      : []),
    ...(informe.interrumpido
      ? [general('interrumpido', 'la corrida llegó al final', 'Interrumpido: lo que falta no se ejecutó.')]
      : []),
  ];
}
