import type { Clase } from '../dominio/clase.ts';

/** Un trabajo de la matriz de integración continua. */
export interface Trabajo {
  /** Nombre del trabajo, único: `nucleo`, `postgresql`, `postgresql-2`… */
  readonly id: string;
  /** Motores que ejecuta. */
  readonly motores: readonly string[];
  /** Servicio de `docker-compose.yml` que necesita; vacío si ninguno. */
  readonly servicio: string;
  /** Valor para `--fragmento`. */
  readonly fragmento: string;
  /** Opciones de `verificar-equivalencia` que lo ejecutan. */
  readonly argumentos: string;
}

/**
 * Reparte las clases en trabajos: los motores en proceso van juntos, porque instalarlos cuesta más que sus
 * consultas, y cada motor con servidor va solo. Solo entran motores que alguna clase ejecuta. Puede quedar vacía.
 */
export function matrizDe(
  clases: readonly Clase[],
  niveles: ReadonlyMap<string, 'nucleo' | 'servicio'>,
  fragmentos: number,
): readonly Trabajo[] {
  const usados = new Set(
    clases.flatMap(({ motores }) =>
      motores.flatMap((entrada) =>
        entrada.aplica === 'ejecutable' && entrada.nivel !== 'declarado' ? [entrada.id] : [],
      ),
    ),
  );
  const deNivel = (nivel: string) =>
    [...niveles].filter(([id, suyo]) => suyo === nivel && usados.has(id)).map(([id]) => id);
  const nucleo = deNivel('nucleo');
  const grupos = [
    ...(nucleo.length > 0 ? [{ id: 'nucleo', motores: nucleo, servicio: '' }] : []),
    ...deNivel('servicio').map((id) => ({ id, motores: [id], servicio: id })),
  ];
  return grupos.flatMap((grupo) =>
    Array.from({ length: fragmentos }, (_, posicion) => {
      const fragmento = `${posicion + 1}/${fragmentos}`;
      const opciones = [...grupo.motores.map((motor) => `--motor ${motor}`), `--fragmento ${fragmento}`];
      const id = fragmentos === 1 ? grupo.id : `${grupo.id}-${posicion + 1}`;
      return { ...grupo, id, fragmento, argumentos: opciones.join(' ') };
    }),
  );
}
