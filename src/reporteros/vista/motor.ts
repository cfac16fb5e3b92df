import type { ResultadoMotor } from '../../dominio/informe.ts';
import type { Veredicto } from '../../dominio/veredicto.ts';
import { contar, duracion } from './cuenta.ts';
import { verVeredicto } from './veredicto.ts';

/** Quién respondió en lugar del motor, si fue otro. */
export function fraseDeSustituto({ titulo, identidad }: ResultadoMotor): string | undefined {
  if (identidad?.sustituto === undefined) return undefined;
  return `respondió ${identidad.sustituto} en lugar de ${titulo}: no certifica ${titulo}.`;
}

/** Palabra del veredicto, con el sustituto que respondió: sin la versión al lado, «verificado» solo diría de más. */
export function veredictoConSustituto({ veredicto, identidad }: ResultadoMotor): string {
  const { palabra } = verVeredicto(veredicto);
  return identidad?.sustituto === undefined ? palabra : `${palabra} con ${identidad.sustituto}`;
}

/** Título del motor con la versión que respondió de verdad: `MySQL → MariaDB 10.11.19` si es un sustituto. */
export function tituloConVersion({ titulo, identidad }: ResultadoMotor): string {
  if (!identidad) return titulo;
  return identidad.sustituto ? `${titulo} → ${identidad.sustituto}` : `${titulo} ${identidad.version}`;
}

const REVISION = {
  vigente: 'revisión vigente',
  caducada: 'revisión caducada',
  'sin-fecha': 'sin fecha de revisión',
} as const;

/** Estado de una revisión, con su fecha si la tiene. */
export function fraseDeRevision({ revision, fecha }: Extract<Veredicto, { tipo: 'declarado' }>): string {
  return `${REVISION[revision]}${fecha === undefined ? '' : ` (${fecha})`}`;
}

const NOMBRE_DE_ORIGEN: Readonly<Record<string, string>> = { 'en-proceso': 'en proceso' };

/** De dónde salió el servidor; vacío si no se ejecutó. */
function nombreDeOrigen({ origen }: ResultadoMotor): string {
  return origen ? (NOMBRE_DE_ORIGEN[origen.id] ?? origen.id) : '';
}

/** Lo que va a la derecha del veredicto, en columnas: filas, tiempo y origen, o el estado de la revisión. */
export function medidasDe(resultado: ResultadoMotor): readonly string[] {
  const { veredicto, obtenido, duracionMs, nivel } = resultado;
  if (veredicto.tipo === 'declarado') return nivel === undefined ? [] : [fraseDeRevision(veredicto)];
  if (veredicto.tipo === 'omitido') return veredicto.exigido ? ['se pidió ejecutarlo'] : [];
  if (duracionMs === undefined) return [];
  const filas = obtenido ? contar(obtenido.total, 'fila', 'filas') : '';
  return [filas, duracion(duracionMs), nombreDeOrigen(resultado)];
}
