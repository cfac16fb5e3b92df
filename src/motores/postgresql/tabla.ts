import type { Client } from 'pg';
import type { Tabla } from '../../dominio/tabla.ts';
import type { ResultadoCrudo } from './cliente.ts';
import { leerPostgresql, type TipoPostgresql } from './valores.ts';

/** Convierte un resultado en tabla, con el nombre de cada tipo según el servidor. */
export async function tablaDe(cliente: Client, resultado: ResultadoCrudo): Promise<Tabla> {
  const tipos = await tiposDe(cliente, resultado);
  return {
    columnas: resultado.campos.map(({ name }, i) => ({ nombre: name, tipoMotor: tipos[i]?.nombre ?? '' })),
    filas: resultado.filas.map((fila) =>
      fila.map((texto, i) => leerPostgresql(texto, tipos[i] as TipoPostgresql)),
    ),
  };
}

/** Se pregunta en la sesión del guion: un tipo creado en una transacción abierta solo existe en ella. */
async function tiposDe(cliente: Client, { campos }: ResultadoCrudo): Promise<readonly TipoPostgresql[]> {
  const { rows } = await cliente.query<TipoPostgresql>(
    `SELECT c.oid::int AS oid, pg_catalog.format_type(c.oid, c.modificador) AS nombre, t.typcategory AS categoria
     FROM unnest($1::oid[], $2::int[]) WITH ORDINALITY AS c(oid, modificador, orden)
     LEFT JOIN pg_catalog.pg_type t ON t.oid = c.oid ORDER BY c.orden`,
    [campos.map(({ dataTypeID }) => dataTypeID), campos.map(({ dataTypeModifier }) => dataTypeModifier)],
  );
  return rows;
}
