import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { clasesDelRepositorio, RAIZ } from './repositorio.ts';

const clases = await clasesDelRepositorio();
const archivos = clases.flatMap(({ id, motores }) =>
  motores.flatMap((motor) =>
    motor.aplica === 'ejecutable' && motor.nivel !== 'declarado'
      ? [{ clase: id, motor: motor.id, archivo: motor.implementacion.archivo }]
      : [],
  ),
);

/** Lo único en que dos motores pueden diferir, llevado a la forma de DuckDB. Cada cambio tiene su nota en el archivo. */
const DIALECTO: readonly (readonly [RegExp, string])[] = [
  [/ COLLATE "C"/gu, ''],
  [/\) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin;/gu, ');'],
  [/\bVARCHAR\(\d+\)/gu, 'TEXT'],
  [/ AS (?:INTEGER|SIGNED)\)/gu, ' AS BIGINT)'],
  [/ AS DOUBLE\)/gu, ' AS DOUBLE PRECISION)'],
  [/\bMIN\(300,/gu, 'LEAST(300,'],
  [/\bMAX\(-300,/gu, 'GREATEST(-300,'],
  [/\nANALYZE [a-z_, ]+;\n/gu, ''],
];

describe('los cuatro archivos de una clase son la misma consulta', () => {
  it.each(archivos)(
    'clase $clase: el de $motor solo difiere donde su dialecto lo pide',
    ({ archivo, motor }) => {
      expect(forma(archivo)).toBe(forma(archivo.replace(`/${motor}/`, '/duckdb/')));
    },
  );

  it.each([
    ['ROUND', 'no redondea igual un double en los cuatro (T04 a T07)', /\bROUND\s*\(/iu],
    ['LOG2', 'PostgreSQL no lo tiene', /\bLOG2\s*\(/iu],
    ['||', 'en MySQL es el O lógico (T57)', /\|\|/u],
    ['CAST a INTEGER', 'MySQL no lo admite, MariaDB sí (T10)', /mysql[\s\S]*\bAS INTEGER\)/u],
    ['RETURNING', 'MySQL no lo tiene, MariaDB sí (T121)', /\bRETURNING\b/iu],
    ['NULLS FIRST o LAST', 'MySQL no lo admite (T43)', /\bNULLS (?:FIRST|LAST)\b/iu],
    ['FILTER', 'MySQL no lo admite (T123)', /\bFILTER\s*\(/iu],
  ])('ninguno usa %s: %s', (_nombre, _razon, patron) => {
    const culpables = archivos.filter(({ motor, archivo }) => patron.test(`${motor}\n${codigo(archivo)}`));
    expect(culpables).toEqual([]);
  });
});

/** El archivo sin comentarios; quedan las marcas de sección. */
function codigo(archivo: string): string {
  return readFileSync(path.join(RAIZ, archivo), 'utf8').replace(/^-- (?!=).*\n/gmu, '');
}

function forma(archivo: string): string {
  return DIALECTO.reduce((texto, [patron, comun]) => texto.replace(patron, comun), codigo(archivo));
}
