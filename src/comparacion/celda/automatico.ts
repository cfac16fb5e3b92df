import type { ColumnaEsperada } from '../../dominio/clase.ts';
import { canonizarBytes } from '../../normalizacion/bytes.ts';
import type { CeldaNormal } from '../../normalizacion/celda.ts';
import { canonizarJson } from '../../normalizacion/json.ts';
import { leerDecimalPlano, leerNumero, leerNumeroDeMotor, mismoNumero } from '../../normalizacion/numero.ts';
import { canonizarFecha, canonizarHora, canonizarInstante } from '../../normalizacion/temporal.ts';
import { leerBooleano } from './booleano.ts';
import { claseDeTexto } from './clase-de-texto.ts';
import { IGUAL, IGUAL_CON_OTRA_FORMA, type JuicioDeCelda, OTRA_FORMA, OTRO_VALOR } from './juicio.ts';
import { juzgarNumeros } from './numeros.ts';

/** Compara el texto de una celda del contrato con un valor no nulo según el tipo con que llegó (`auto`). */
export function juzgarAutomatico(
  esperado: string,
  obtenida: CeldaNormal,
  columna: ColumnaEsperada,
): JuicioDeCelda {
  switch (obtenida.tipo) {
    case 'entero':
    case 'decimal':
    case 'flotante':
      return juzgarNumero(esperado, obtenida, columna);
    case 'texto':
      return juzgarTexto(esperado, obtenida.texto, columna);
    case 'booleano':
      return juzgarLeido(leerBooleano(esperado)?.toString(), esperado, obtenida);
    case 'fecha':
      return juzgarLeido(canonizarFecha(esperado), esperado, obtenida);
    case 'hora':
      return juzgarLeido(canonizarHora(esperado), esperado, obtenida);
    case 'instante':
      return juzgarLeido(canonizarInstante(esperado), esperado, obtenida);
    case 'json':
      return juzgarLeido(canonizarJson(esperado), esperado, obtenida);
    case 'bytes':
      return juzgarLeido(canonizarBytes(esperado), esperado, obtenida);
    case 'otro':
    case 'nulo':
      return esperado === obtenida.texto ? IGUAL : OTRO_VALOR;
    default:
      return obtenida.tipo satisfies never;
  }
}

function juzgarNumero(esperado: string, obtenida: CeldaNormal, columna: ColumnaEsperada): JuicioDeCelda {
  if (esperado === obtenida.texto && columna.decimales === undefined) return IGUAL;
  const [leido, numero] = [leerNumero(esperado), leerNumeroDeMotor(obtenida.texto)];
  if (leido === undefined || numero === undefined) return otroTipo(esperado, obtenida);
  const juicio = juzgarNumeros(leido, numero, columna);
  return juicio.igual && columna.numeros === 'literal' && esperado !== obtenida.texto ? OTRA_FORMA : juicio;
}

/** Dos textos solo se comparan por su valor si ambos son decimales planos: `007` y `7` son textos distintos. */
function juzgarTexto(esperado: string, obtenido: string, columna: ColumnaEsperada): JuicioDeCelda {
  if (esperado === obtenido) return IGUAL;
  const [leido, numero] = [leerDecimalPlano(esperado), leerDecimalPlano(obtenido)];
  if (leido === undefined || numero === undefined) return OTRO_VALOR;
  if (mismoNumero(leido, numero)) return columna.numeros === 'literal' ? OTRA_FORMA : IGUAL_CON_OTRA_FORMA;
  return juzgarNumeros(leido, numero, columna);
}

function juzgarLeido(leido: string | undefined, esperado: string, obtenida: CeldaNormal): JuicioDeCelda {
  if (leido === obtenida.texto || esperado === obtenida.texto) return IGUAL;
  return leido === undefined ? otroTipo(esperado, obtenida) : OTRO_VALOR;
}

function otroTipo(esperado: string, obtenida: CeldaNormal): JuicioDeCelda {
  const motivo = { tipo: 'tipo', esperado: claseDeTexto(esperado), obtenido: obtenida.tipo } as const;
  return { igual: false, motivo };
}
