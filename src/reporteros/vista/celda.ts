import type { CeldaVista, MotivoDeCelda } from '../../dominio/diferencia.ts';
import { recortar } from './recorte.ts';

/** Textos que sin comillas se leerían como otra cosa: vacío, `NULL`, o uno que ya trae comillas. */
const NECESITA_COMILLAS = /^(?:|null|'.*')$/is;

/** Cómo se escribe una celda: `NULL` es el nulo; el texto que dice lo mismo va entre comillas, `'NULL'`. */
export function textoDeCelda(celda: CeldaVista, ancho: number, foco = 0): string {
  if (celda.nula) return 'NULL';
  const citada = celda.texto.length <= ancho && NECESITA_COMILLAS.test(celda.texto);
  return citada ? `'${recortar(celda.texto, ancho - 2, foco)}'` : recortar(celda.texto, ancho, foco);
}

/** Índice del primer carácter en que dos textos difieren. */
export function primeraDiferencia(uno: string, otro: string): number {
  const largo = Math.min(uno.length, otro.length);
  let i = 0;
  while (i < largo && uno[i] === otro[i]) i += 1;
  return i;
}

function puntosDeCodigo(texto: string, desde: number): string {
  const caracteres = [...texto.slice(desde, desde + 8)].slice(0, 4);
  if (caracteres.length === 0) return 'fin del texto';
  return caracteres
    .map((c) => `U+${(c.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`)
    .join(' ');
}

/** Dos celdas distintas cuyas letras no bastan para ver en qué difieren. */
function seConfunden(esperada: string, obtenida: string, foco: number): boolean {
  const vecindad = (texto: string) => texto.slice(Math.max(0, foco - 1), foco + 8);
  const [una, otra] = [vecindad(esperada), vecindad(obtenida)];
  if (recortar(una, 80) === recortar(otra, 80) || una.normalize('NFC') === otra.normalize('NFC')) return true;
  return [esperada, obtenida].some((texto) =>
    /^[^\p{Script=Latin}\0-\x7f]/u.test(texto.slice(foco, foco + 2)),
  );
}

function deCaracteres(esperada: string, obtenida: string, foco: number): readonly string[] {
  const aclaraciones: string[] = [];
  if (seConfunden(esperada, obtenida, foco)) {
    const puntos = (texto: string) => puntosDeCodigo(texto, foco);
    aclaraciones.push(
      `desde el carácter ${foco + 1} se esperaba ${puntos(esperada)} y se obtuvo ${puntos(obtenida)}`,
    );
  }
  if (Math.max(esperada.length, obtenida.length) > 200) {
    aclaraciones.push(
      `se esperaban ${esperada.length} caracteres y se obtuvieron ${obtenida.length}; ` +
        `la primera diferencia está en el ${foco + 1}`,
    );
  }
  return aclaraciones;
}

function delMotivo(motivo: MotivoDeCelda): readonly string[] {
  switch (motivo.tipo) {
    case 'valor':
    case 'nulo-frente-a-valor':
      return [];
    case 'tipo':
      return [`se esperaba ${motivo.esperado} y se obtuvo ${motivo.obtenido}`];
    case 'forma-literal':
      return ['el valor es el mismo, pero el contrato pide la forma escrita (numeros: literal)'];
    case 'fuera-de-tolerancia':
      return [`distan ${motivo.distancia} y la tolerancia es ${motivo.tolerancia}`];
    case 'no-convertible':
      return [motivo.razon];
    default:
      return motivo satisfies never;
  }
}

/** Lo que hace falta decir para que la diferencia entre dos celdas nunca parezca vacía. */
export function aclaraciones(
  esperada: CeldaVista,
  obtenida: CeldaVista,
  motivo: MotivoDeCelda,
): readonly string[] {
  const delContenido = () => {
    if (esperada.nula || obtenida.nula) return [];
    if (esperada.texto !== obtenida.texto) {
      return deCaracteres(esperada.texto, obtenida.texto, primeraDiferencia(esperada.texto, obtenida.texto));
    }
    return motivo.tipo === 'tipo' ? [] : [`se escriben igual, pero lo obtenido es de tipo ${obtenida.tipo}`];
  };
  return [...delMotivo(motivo), ...delContenido()];
}
