import type {
  DuckDBArrayValue,
  DuckDBListValue,
  DuckDBMapValue,
  DuckDBStructValue,
  DuckDBType,
  DuckDBUnionValue,
  DuckDBValue,
} from '@duckdb/node-api';
import type { Valor } from '../../dominio/valor.ts';
import { controlador } from './controlador.ts';
import { conversorEscalar } from './escalar.ts';

const { DuckDBTypeId } = controlador;

/** Escribe un valor como lo haría `CAST(x AS VARCHAR)` en DuckDB, con las listas y estructuras dentro. */
export function textoDe(crudo: DuckDBValue, tipo: DuckDBType): string {
  switch (tipo.typeId) {
    case DuckDBTypeId.LIST:
    case DuckDBTypeId.ARRAY: {
      const { items } = crudo as DuckDBListValue | DuckDBArrayValue;
      return `[${items.map((item) => dentro(item, tipo.valueType)).join(', ')}]`;
    }
    case DuckDBTypeId.STRUCT: {
      const { entries } = crudo as DuckDBStructValue;
      const partes = tipo.entryNames.map((nombre, i) => {
        const tipoDeParte = tipo.entryTypes[i] as DuckDBType;
        return `${entreComillas(nombre)}: ${dentro(entries[nombre] ?? null, tipoDeParte)}`;
      });
      return `{${partes.join(', ')}}`;
    }
    case DuckDBTypeId.MAP: {
      const { entries } = crudo as DuckDBMapValue;
      return `{${entries.map((e) => `${dentro(e.key, tipo.keyType)}=${dentro(e.value, tipo.valueType)}`).join(', ')}}`;
    }
    case DuckDBTypeId.UNION: {
      const { tag, value } = crudo as DuckDBUnionValue;
      return value === null ? 'NULL' : textoDe(value, tipo.memberTypeForTag(tag));
    }
    default:
      return textoSencillo(crudo, tipo);
  }
}

/** Un valor dentro de otro: con comillas si sin ellas no se podría volver a leer. */
function dentro(crudo: DuckDBValue, tipo: DuckDBType): string {
  if (crudo === null) return 'NULL';
  const texto = textoDe(crudo, tipo);
  return esCompuesto(tipo) || !pideComillas(texto) ? texto : entreComillas(texto);
}

function esCompuesto(tipo: DuckDBType): boolean {
  return (
    tipo.alias === 'JSON' ||
    [DuckDBTypeId.LIST, DuckDBTypeId.ARRAY, DuckDBTypeId.STRUCT, DuckDBTypeId.MAP].includes(tipo.typeId)
  );
}

// https://duckdb.org/docs/stable/sql/data_types/list: reglas de conversión a texto.
function pideComillas(texto: string): boolean {
  return texto === '' || /^null$/i.test(texto) || /^\s|\s$|['"[\]{}(),:=]/.test(texto);
}

function entreComillas(texto: string): string {
  return `'${texto.replaceAll(/[\\']/g, '\\$&')}'`;
}

function textoSencillo(crudo: DuckDBValue, tipo: DuckDBType): string {
  const valor = conversorEscalar(tipo)?.(crudo);
  return valor === undefined || valor.tipo === 'bytes' ? String(crudo) : textoDeValor(valor);
}

function textoDeValor(valor: Exclude<Valor, { tipo: 'bytes' }>): string {
  switch (valor.tipo) {
    case 'nulo':
      return 'NULL';
    case 'booleano':
    case 'entero':
      return String(valor.valor);
    case 'texto':
      return valor.valor;
    case 'decimal':
      return valor.digitos;
    case 'flotante':
      return textoDeFlotante(valor.valor, valor.bits);
    case 'instante':
      return valor.conZona && /\d$/.test(valor.texto) ? `${valor.texto}+00` : valor.texto;
    case 'fecha':
    case 'hora':
    case 'json':
    case 'otro':
      return valor.texto;
    default:
      return valor satisfies never;
  }
}

/** Los dígitos más cortos que vuelven al mismo número, con exponente desde 1e16 y bajo 1e-4, como DuckDB. */
function textoDeFlotante(numero: number, bits: 32 | 64): string {
  if (Number.isNaN(numero)) return 'nan';
  if (!Number.isFinite(numero)) return numero > 0 ? 'inf' : '-inf';
  if (numero === 0) return Object.is(numero, -0) ? '-0.0' : '0.0';
  const corto = bits === 64 ? numero : masCorto(numero);
  const [mantisa, exponente] = corto.toExponential().split('e') as [string, string];
  const orden = Number(exponente);
  if (orden >= 16 || orden < -4)
    return `${mantisa}e${orden < 0 ? '-' : '+'}${String(Math.abs(orden)).padStart(2, '0')}`;
  return Number.isInteger(corto) ? `${corto}.0` : String(corto);
}

/** El decimal más corto que, redondeado a 32 bits, es `numero`. */
function masCorto(numero: number): number {
  for (let cifras = 1; cifras < 9; cifras++) {
    const corto = Number(numero.toPrecision(cifras));
    if (Math.fround(corto) === numero) return corto;
  }
  return Number(numero.toPrecision(9));
}
