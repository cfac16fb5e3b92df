import type { CeldaEsperada, ColumnaEsperada } from '../../dominio/clase.ts';
import type { CeldaNormal } from '../../normalizacion/celda.ts';
import { juzgarAutomatico } from './automatico.ts';
import {
  IGUAL,
  IGUAL_NULO_CITADO,
  type JuicioDeCelda,
  NULO_FRENTE_A_VALOR,
  OTRA_FORMA,
  OTRO_VALOR,
} from './juicio.ts';
import { LECTORES, type Lectura } from './lectores.ts';
import { juzgarNumeros } from './numeros.ts';

/** Compara una celda del contrato con la obtenida según las reglas de su columna. */
export function juzgarCelda(
  esperada: CeldaEsperada,
  obtenida: CeldaNormal,
  columna: ColumnaEsperada,
): JuicioDeCelda {
  if (obtenida.tipo === 'nulo') return juzgarNulo(esperada);
  if (esperada.nula) return NULO_FRENTE_A_VALOR;
  return columna.tipo === 'auto'
    ? juzgarAutomatico(esperada.texto, obtenida, columna)
    : juzgarDeclarado(esperada.texto, obtenida, columna, LECTORES[columna.tipo]);
}

/** El formato público escribe `"NULL"` entre comillas para el NULL de SQL. */
function juzgarNulo(esperada: CeldaEsperada): JuicioDeCelda {
  if (esperada.nula) return IGUAL;
  return esperada.citada && esperada.texto === 'NULL' ? IGUAL_NULO_CITADO : NULO_FRENTE_A_VALOR;
}

function juzgarDeclarado(
  esperado: string,
  obtenida: CeldaNormal,
  columna: ColumnaEsperada,
  leer: (celda: CeldaNormal) => Lectura,
): JuicioDeCelda {
  const lectura = leer(obtenida);
  if (lectura.tipo === 'ilegible') return noConvertible(columna, lectura.razon);
  const leida = leer({ tipo: 'texto', texto: esperado });
  if (leida.tipo === 'ilegible') return noConvertible(columna, `en el contrato, ${leida.razon}`);
  const juicio = juzgarLecturas(leida, lectura, columna);
  const otraForma = columna.numeros === 'literal' && lectura.tipo === 'numero' && esperado !== obtenida.texto;
  return juicio.igual && otraForma ? OTRA_FORMA : juicio;
}

function juzgarLecturas(esperada: Lectura, obtenida: Lectura, columna: ColumnaEsperada): JuicioDeCelda {
  if (esperada.tipo === 'numero' && obtenida.tipo === 'numero') {
    return juzgarNumeros(esperada.numero, obtenida.numero, columna);
  }
  const iguales = esperada.tipo === 'texto' && obtenida.tipo === 'texto' && esperada.texto === obtenida.texto;
  return iguales ? IGUAL : OTRO_VALOR;
}

function noConvertible(columna: ColumnaEsperada, razon: string): JuicioDeCelda {
  return {
    igual: false,
    motivo: { tipo: 'no-convertible', razon: `la columna es de tipo ${columna.tipo}: ${razon}` },
  };
}
