import type { Diagnostico } from '../../dominio/diferencia.ts';
import type { DatosDeError, Fase } from '../../dominio/errores.ts';
import type { ResultadoMotor } from '../../dominio/informe.ts';
import type { Posicion } from '../../dominio/posicion.ts';
import type { Veredicto } from '../../dominio/veredicto.ts';
import { lugar } from './lugar.ts';
import { fraseDeSustituto } from './motor.ts';
import { abreviar } from './recorte.ts';

/**
 * Algo que se dice de un motor debajo de su línea. `breve`: siempre, pero en una sola línea si no se pide detalle.
 * `detalle`: solo si se pide.
 */
export interface Dato {
  readonly rotulo: string;
  readonly texto: string;
  readonly cuando: 'siempre' | 'breve' | 'detalle';
  /** Palabras del motor, en las que la alineación importa. */
  readonly literal?: true;
}

const siempre = (rotulo: string, texto: string | undefined): readonly Dato[] =>
  texto === undefined ? [] : [{ rotulo, texto, cuando: 'siempre' }];
const breve = (rotulo: string, texto: string | undefined): readonly Dato[] =>
  texto === undefined ? [] : [{ rotulo, texto, cuando: 'breve' }];
const detalle = (rotulo: string, texto: string | undefined): readonly Dato[] =>
  texto === undefined ? [] : [{ rotulo, texto, cuando: 'detalle' }];

const EN_LA_FASE: Readonly<Record<Fase, string>> = {
  conexion: 'al conectar',
  preparacion: 'en la preparación',
  consulta: 'en la consulta',
  tiempo: 'por límite de tiempo',
  recursos: 'por límite de recursos',
};

const LARGO_DE_CODIGO = 60;

const rotuloDeError = ({ fase, codigo }: DatosDeError): string =>
  `Error ${EN_LA_FASE[fase]}${codigo === undefined ? '' : ` (${abreviar(codigo, LARGO_DE_CODIGO)})`}`;

/** Fase, código y mensaje de un error. */
export function fraseDeError(error: DatosDeError): string {
  return `${rotuloDeError(error)}: ${error.mensaje}`;
}

function deError(error: DatosDeError, posicion: Posicion | undefined): readonly Dato[] {
  return [
    { rotulo: rotuloDeError(error), texto: error.mensaje, cuando: 'siempre', literal: true },
    ...siempre('Lugar', posicion && lugar(posicion)),
    ...siempre('Qué hacer', error.consejo),
  ];
}

function deDiagnostico({ certeza, columna, causa, evidencia, remedio, doc }: Diagnostico): readonly Dato[] {
  const donde = columna === undefined ? '' : ` en «${columna}»`;
  return [
    ...siempre(certeza === 'comprobado' ? `Causa comprobada${donde}` : `Causa probable${donde}`, causa),
    ...siempre('Evidencia', evidencia),
    ...siempre('Qué cambiar', remedio),
    ...siempre('Véase', doc),
  ];
}

function deVeredicto(veredicto: Veredicto): readonly Dato[] {
  switch (veredicto.tipo) {
    case 'verificado':
      return [];
    case 'diferente':
      return veredicto.diagnosticos.flatMap(deDiagnostico);
    case 'error':
      return deError(veredicto.error, veredicto.posicion);
    case 'divergencia':
      return [...siempre('Divergencia documentada', veredicto.motivo), ...siempre('Véase', veredicto.doc)];
    case 'divergencia-resuelta':
      return [
        ...siempre('Ya no difiere', 'el motor da lo que pide el contrato.'),
        ...siempre('Divergencia documentada', veredicto.motivo),
        ...siempre(
          'Qué hacer',
          'Quite «divergencia» de motores.yaml, o corrija sus filas si difiere de otro modo.',
        ),
        ...siempre('Véase', veredicto.doc),
      ];
    case 'omitido':
      return [...siempre('Motivo', veredicto.motivo), ...siempre('Qué hacer', veredicto.remedio)];
    case 'declarado':
      return [
        ...breve('Cómo', veredicto.como),
        ...siempre(
          'Qué hacer',
          veredicto.revision === 'caducada'
            ? 'El archivo cambió después de su revisión: revíselo otra vez y ponga la fecha y el sha256 nuevos.'
            : undefined,
        ),
      ];
    case 'no-aplica':
      return [...breve('Motivo', veredicto.motivo), ...breve('Alternativa', veredicto.alternativa)];
    default:
      return veredicto satisfies never;
  }
}

/** Todo lo que se dice de un motor debajo de su línea, salvo diferencias y notas. */
export function datosDe(resultado: ResultadoMotor): readonly Dato[] {
  const { identidad, origen, veredicto } = resultado;
  const noAplica = veredicto.tipo === 'no-aplica';
  return [
    ...siempre('Sustituto', fraseDeSustituto(resultado)),
    ...deVeredicto(veredicto),
    ...detalle('Por qué sí', resultado.porqueSi),
    ...detalle('Por qué no', noAplica ? undefined : resultado.porqueNo),
    ...detalle('Archivo', resultado.archivo),
    ...detalle('Controlador', identidad?.controlador),
    ...detalle('Origen', origen?.detalle),
    ...detalle('Documentación', resultado.doc),
  ];
}
