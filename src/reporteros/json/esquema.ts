import * as z from 'zod';
import { RESULTADOS } from '../../dominio/informe.ts';
import { CELDA, DEFINICIONES, ENTERO, POSICION, VEREDICTO } from './esquema-veredicto.ts';

const MUESTRA = z
  .object({ columnas: z.array(z.string()), filas: z.array(z.array(CELDA)), total: ENTERO })
  .register(DEFINICIONES, { id: 'Muestra', description: 'Las primeras filas, y cuántas hay en total.' });

const RESULTADO_MOTOR = z
  .object({
    motor: z.string(),
    titulo: z.string(),
    nivel: z.enum(['nucleo', 'servicio', 'declarado']).exactOptional(),
    veredicto: VEREDICTO,
    archivo: z.string().exactOptional(),
    sha256: z.string().exactOptional(),
    posicion: POSICION,
    doc: z.string(),
    porqueSi: z.string().exactOptional(),
    porqueNo: z.string(),
    identidad: z
      .object({
        nombre: z.string(),
        version: z.string(),
        controlador: z.string(),
        sustituto: z.string().exactOptional(),
      })
      .exactOptional(),
    origen: z.object({ id: z.string(), detalle: z.string().exactOptional() }).exactOptional(),
    duracionMs: z.number().exactOptional(),
    obtenido: MUESTRA.exactOptional(),
  })
  .register(DEFINICIONES, {
    id: 'ResultadoMotor',
    description:
      'Resultado de un motor en una clase. «identidad» y «origen» dicen quién respondió de verdad.',
  });

const RESULTADO_CLASE = z
  .object({
    clase: z.string(),
    titulo: z.string(),
    carpeta: z.string(),
    archivo: z.string(),
    modo: z.enum(['comparado', 'conceptual']),
    textoContrato: z.string(),
    esperado: MUESTRA.exactOptional(),
    motores: z.array(RESULTADO_MOTOR),
    acuerdos: z.array(z.object({ motores: z.array(z.string()), igualAlContrato: z.boolean() })),
  })
  .register(DEFINICIONES, {
    id: 'ResultadoClase',
    description: 'Resultado de una clase, con sus motores en el orden del contrato.',
  });

const PROBLEMA = z
  .object({
    codigo: z.string(),
    severidad: z.enum(['error', 'consejo']),
    mensaje: z.string(),
    consejo: z.string().exactOptional(),
    posicion: POSICION,
  })
  .register(DEFINICIONES, {
    id: 'Problema',
    description:
      'Algo que está mal en los archivos de una clase. Con severidad «error», la clase no se ejecuta o incumple el formato.',
  });

const RESUMEN = z
  .object({
    clases: ENTERO,
    verificadas: ENTERO,
    fallidas: ENTERO,
    omitidas: ENTERO,
    declaradas: ENTERO,
    divergencias: ENTERO,
    sustitutos: ENTERO,
    conNotas: ENTERO,
    clasesIlegibles: ENTERO,
  })
  .register(DEFINICIONES, { id: 'Resumen', description: 'Cuentas de la línea final.' });

/** Forma del informe JSON: la del tipo `Informe`, comprobable. Su orden de claves es el del texto. */
export const ESQUEMA_DE_INFORME = z.object({
  esquema: z.literal(1),
  herramienta: z.object({ nombre: z.string(), version: z.string() }),
  clases: z.array(RESULTADO_CLASE),
  problemas: z.array(PROBLEMA),
  resumen: RESUMEN,
  resultado: z.enum(RESULTADOS),
  salida: ENTERO,
  interrumpido: z.literal(true).exactOptional(),
});

/** El esquema como JSON Schema 2020-12, para quien lee el informe con otra herramienta. */
export function esquemaPublicado(): object {
  const esquema = z.toJSONSchema(ESQUEMA_DE_INFORME, {
    target: 'draft-2020-12',
    io: 'input',
    metadata: DEFINICIONES,
  });
  return { title: 'Informe de verificar-equivalencia, esquema 1', ...esquema };
}
