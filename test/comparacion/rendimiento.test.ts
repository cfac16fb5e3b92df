import { describe, expect, test } from 'vitest';
import { comparar } from '../../src/comparacion/comparar.ts';
import { proponer } from '../../src/comparacion/diagnostico/diagnosticar.ts';
import type { Orden } from '../../src/dominio/clase.ts';
import type { Tabla } from '../../src/dominio/tabla.ts';
import { MYSQL } from '../../src/sql/dialecto.ts';
import { contrato, decimal, tabla } from './contratos.ts';

const FILAS = 100_000;
const NOMBRES = ['id', 'nombre', 'precio', 'activo'];

const texto = (i: number) => [String(i), `producto ${i % 5_000}`, `${i % 97}.50`, 'true'];
const fila = (i: number) => [BigInt(i), `producto ${i % 5_000}`, decimal(`${i % 97}.500`), true] as const;

const ORDENES = {
  estricto: { tipo: 'estricto' },
  libre: { tipo: 'libre' },
  claves: { tipo: 'claves', columnas: ['id'] },
} as const satisfies Record<string, Orden>;

const esperado = contrato(
  NOMBRES,
  Array.from({ length: FILAS }, (_, i) => texto(i)),
);

const comun = tabla(
  NOMBRES,
  Array.from({ length: FILAS }, (_, i) => fila(i)),
);

function diferencias(obtenida: Tabla, orden: keyof typeof ORDENES = 'estricto') {
  const comparacion = comparar(obtenida, { ...esperado, orden: ORDENES[orden] }, { estricto: false });
  return comparacion.igual ? [] : comparacion.diferencias;
}

const conFilas = (filas: Tabla['filas']): Tabla => ({ ...comun, filas });

describe('cien mil filas', () => {
  const cambiadas = comun.filas.map((f, i) =>
    i % 10_000 === 5 ? [...f.slice(0, 3), { tipo: 'nulo' } as const] : f,
  );

  test.each(['estricto', 'libre', 'claves'] as const)(
    'con diez cambiadas, orden %s: dice cuáles son',
    (orden) => {
      const lista = diferencias(conFilas(cambiadas), orden);
      expect(lista.map((d) => d.tipo === 'celda' && d.filaEsperada)).toEqual(
        Array.from({ length: 10 }, (_, i) => i * 10_000 + 6),
      );
    },
  );

  test('con las primeras diez al final: son diez movidas', () => {
    const lista = diferencias(conFilas([...comun.filas.slice(10), ...comun.filas.slice(0, 10)]));
    expect(lista.map((d) => d.tipo)).toEqual(Array.from({ length: 10 }, () => 'orden'));
  });

  test('al revés: ninguna falta, y en orden libre son iguales', () => {
    const alReves = conFilas(comun.filas.toReversed());
    expect(new Set(diferencias(alReves).map((d) => d.tipo))).toEqual(new Set(['orden', 'mas-diferencias']));
    expect(diferencias(alReves, 'libre')).toEqual([]);
  });

  test('todas distintas: acaba, y lista solo unas cuantas', () => {
    const otras = conFilas(comun.filas.map(([, ...resto]) => [{ tipo: 'texto', valor: 'x' }, ...resto]));
    const lista = diferencias(otras);
    expect(lista).toHaveLength(1_001);
    expect(lista.at(-1)).toEqual({ tipo: 'mas-diferencias', cuantas: FILAS - 1_000 });
    expect(diferencias(otras, 'libre')).toHaveLength(1_001);
    expect(diferencias(otras, 'claves')).toHaveLength(1_001);
  });

  test('con una ausente al principio y quinientas cambiadas: las demás siguen alineadas', () => {
    const filas = comun.filas.map((f, i) =>
      i % 200 === 7 ? [...f.slice(0, 3), { tipo: 'nulo' } as const] : f,
    );
    const lista = diferencias(conFilas(filas.slice(1)));
    expect(lista).toHaveLength(501);
    expect(lista.filter((d) => d.tipo === 'celda')).toHaveLength(500);
  });

  const todasDistintas = comun.filas.map(([, ...resto]) => [
    { tipo: 'texto', valor: 'x' } as const,
    ...resto,
  ]);

  test.each<[string, Tabla['filas'], readonly string[]]>([
    ['en otro orden', comun.filas.toReversed(), ['orden']],
    ['todas distintas', todasDistintas, []],
    [
      'con la mitad de más',
      [...comun.filas, ...comun.filas.slice(0, FILAS / 2)],
      ['filas-repetidas', 'filas-sobrantes'],
    ],
    ['con la mitad de menos', comun.filas.slice(0, FILAS / 2), ['filas-ausentes']],
  ])('%s: buscar la causa también acaba', (_, filas, causas) => {
    const obtenida = conFilas(filas);
    const [primera, ...resto] = diferencias(obtenida);
    if (primera === undefined) throw new Error('No difieren.');
    const consulta =
      "SELECT DISTINCT * FROM t JOIN u WHERE nombre LIKE 'P%' GROUP BY 1 ORDER BY nombre LIMIT 5";
    const guion = {
      motor: 'mariadb',
      dialecto: MYSQL,
      nombre: 'MariaDB',
      doc: '',
      preparacion: '',
      consulta,
    };
    const contexto = {
      ...guion,
      contrato: esperado,
      tabla: obtenida,
      diferencias: [primera, ...resto] as const,
    };
    expect(proponer(contexto).map(({ regla }) => regla)).toEqual(causas);
  });
});
