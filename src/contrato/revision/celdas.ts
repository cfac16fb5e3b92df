import type { Posicion } from '../../dominio/posicion.ts';
import type { Problema } from '../../dominio/problema.ts';
import { problema } from '../codigos.ts';
import { elementosEn, type Nodo, nodoEn } from '../yaml/nodo.ts';
import type { Ficha } from './ficha.ts';

/** Valores esperados que aquí se leen como se escribieron, y otro lector de YAML leería de otro modo. */
export function* revisarCeldas({ yaml, entradas }: Ficha): Iterable<Problema> {
  if (!yaml) return;
  const clase = nodoEn(yaml, ['clase']);
  if (clase) yield* revisarEscalar(clase);
  const listas = [
    elementosEn(yaml, ['caso', 'esperado']),
    ...entradas.map(({ nodo }) => elementosEn(nodo, ['divergencia', 'esperado'])),
  ];
  for (const celda of listas.flat().flatMap((fila) => elementosEn(fila, []))) yield* revisarCelda(celda);
}

function* revisarCelda(celda: Nodo): Iterable<Problema> {
  if (celda.citada && celda.valor === 'NULL') {
    const mensaje = 'La celda «"NULL"» es el texto NULL, y se acepta también como nulo.';
    yield problema(
      'NULO_CITADO',
      celda.posicion,
      mensaje,
      'Si es el nulo de SQL, escriba null sin comillas.',
    );
  }
  yield* revisarEscalar(celda);
}

function* revisarEscalar({ valor, citada, posicion }: Nodo): Iterable<Problema> {
  if (citada || typeof valor !== 'string') return;
  const lectura = otraLectura(valor);
  if (lectura !== undefined) yield ambiguo(valor, lectura, posicion);
}

function ambiguo(escrito: string, lectura: string, posicion: Posicion): Problema {
  const mensaje = `«${escrito}» sin comillas es ${lectura} para otros lectores de YAML.`;
  return problema('ESCALAR_AMBIGUO', posicion, mensaje, `Escriba "${escrito}" entre comillas.`);
}

/** Qué entiende un lector que interpreta los escalares. https://yaml.org/type/ (1.1) y el esquema «core» de 1.2. */
const LECTURAS: readonly (readonly [patron: RegExp, lectura: string])[] = [
  [/^[-+]?0[0-7]+$/, 'un número en octal (YAML 1.1) o sin sus ceros (1.2)'],
  [/^[-+]?0\d+$/, 'un número sin sus ceros'],
  [/^[-+]?0o[0-7]+$/, 'un número en octal'],
  [/^[-+]?0x[\da-fA-F]+$/, 'un número en hexadecimal'],
  [/^[-+]?0b[01_]+$/, 'un número en binario'],
  [/^[-+]?\d[\d_]*_[\d_]*(\.\d*)?$/, 'un número sin sus guiones bajos'],
  [/^[-+]?[1-9]\d*(:[0-5]?\d)+(\.\d*)?$/, 'un número en base sesenta'],
  [/^[-+]?\.inf$/i, 'un infinito'],
  [/^\.nan$/i, 'un «no es un número»'],
  [/^(y|n|yes|no|on|off)$/i, 'un valor lógico'],
];

function otraLectura(texto: string): string | undefined {
  const conocida = LECTURAS.find(([patron]) => patron.test(texto))?.[1];
  if (conocida !== undefined) return conocida;
  if (!/^[-+]?(\d+(\.\d*)?|\.\d+)([eE][-+]?\d+)?$/.test(texto)) return undefined;
  const leido = Object.is(Number(texto), -0) ? '0' : String(Number(texto));
  return leido === texto ? undefined : `el número ${leido}`;
}
