import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Informe } from '../../src/dominio/informe.ts';
import { escribirAnotacion } from '../../src/reporteros/github/anotacion.ts';
import { github } from '../../src/reporteros/github.ts';
import { conCelda, INFORMES } from './informes.ts';

const PRESENTACION = { detalle: true, color: false, ancho: 80 };
const escribir = (informe: Informe): string => github.generar(informe, PRESENTACION);

interface Orden {
  readonly nombre: string;
  readonly propiedades: Readonly<Record<string, string>>;
  readonly mensaje: string;
}

const desescapar = (texto: string): string =>
  texto.replace(/%(0A|0D|3A|2C|25)/g, (_, codigo: string) =>
    String.fromCharCode(Number.parseInt(codigo, 16)),
  );

/** Lo que el ejecutor de GitHub obedece: `::orden prop=valor,…::mensaje` tras los espacios, o `##[` en cualquier lugar. */
function ordenesDe(salida: string): readonly Orden[] {
  return salida.split(/\r\n|\r|\n/).flatMap((linea) => {
    expect(linea).not.toContain('##[');
    const partes = /^\s*::([a-z-]+)(?: ([^:]*))?::(.*)$/s.exec(linea);
    if (!partes) {
      expect(linea.trimStart().startsWith('::'), linea).toBe(false);
      return [];
    }
    const [, nombre = '', propiedades = '', mensaje = ''] = partes;
    const pares = propiedades === '' ? [] : propiedades.split(',').map((par) => par.split(/=(.*)/s));
    return [
      {
        nombre,
        propiedades: Object.fromEntries(pares.map(([clave = '', valor = '']) => [clave, desescapar(valor)])),
        mensaje: desescapar(mensaje),
      },
    ];
  });
}

describe('github', () => {
  test('T156: ningún texto de celda, mensaje o ruta añade una orden', () => {
    const trozos = fc.constantFrom(
      '::error::x',
      '##[error]x',
      '\n',
      '\r',
      '%0A',
      '::',
      ':',
      ',',
      '%',
      ' ',
      'a',
    );
    const texto = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.array(trozos).map((partes) => partes.join('')),
    );
    const esperadas = ordenesDe(escribir(conCelda('inocente'))).map(({ nombre }) => nombre);
    fc.assert(
      fc.property(texto, (hostil) => {
        expect(ordenesDe(escribir(conCelda(hostil))).map(({ nombre }) => nombre)).toEqual(esperadas);
      }),
    );
  });

  test('un mensaje y unas propiedades con %, comas, dos puntos y saltos vuelven iguales', () => {
    const lugar = { archivo: 'clases/a,b:c/100%25.yaml', linea: 3, columna: 7 };
    const linea = escribirAnotacion({
      nivel: 'error',
      lugar,
      titulo: 'a: b, c',
      mensaje: 'uno%0A\ndos: tres',
    });
    expect(ordenesDe(linea)).toEqual([
      {
        nombre: 'error',
        propiedades: { file: lugar.archivo, line: '3', col: '7', title: 'a: b, c' },
        mensaje: 'uno%0A\ndos: tres',
      },
    ]);
  });

  test('un error de un motor apunta a su archivo, línea y columna', () => {
    const [primera] = ordenesDe(escribir(INFORMES['errores'] as Informe)).filter((o) => o.nombre === 'error');
    expect(primera?.propiedades).toMatchObject({
      file: 'implementaciones/sqlite/consulta.sql',
      line: '14',
      col: '8',
    });
  });

  test('cada grupo que se abre se cierra', () => {
    const nombres = ordenesDe(escribir(INFORMES['hostil'] as Informe)).map(({ nombre }) => nombre);
    const grupos = nombres.filter((nombre) => nombre.endsWith('group'));
    expect(grupos).toEqual(['group', 'endgroup']);
  });

  test('no pasa de diez anotaciones por nivel y dice cuántas faltan', () => {
    const errores = ordenesDe(escribir(INFORMES['cada-diferencia'] as Informe)).filter(
      (o) => o.nombre === 'error',
    );
    expect(errores).toHaveLength(10);
    expect(errores.at(-1)?.propiedades['title']).toBe('Y 7 anotaciones más');
  });
});
