/**
 * Valor de una celda tal como lo dio el motor: con su tipo y sin pérdida.
 *
 * Los enteros son `bigint`, los decimales conservan sus dígitos y su escala, las fechas y horas son
 * texto ISO (nunca un `Date`, que depende de la zona horaria del proceso).
 */
export type Valor =
  | { readonly tipo: 'nulo' }
  | { readonly tipo: 'booleano'; readonly valor: boolean }
  | { readonly tipo: 'entero'; readonly valor: bigint }
  /** `digitos`: notación decimal exacta que dio el motor, p. ej. `-1.50`; también `NaN` e `Infinity`. */
  | { readonly tipo: 'decimal'; readonly digitos: string }
  /** `bits`: precisión del motor; un flotante de 32 bits se escribe con sus propios dígitos más cortos. */
  | { readonly tipo: 'flotante'; readonly valor: number; readonly bits: 32 | 64 }
  | { readonly tipo: 'texto'; readonly valor: string }
  /** `AAAA-MM-DD`, o el nombre que dé el motor (`infinity`, `0000-00-00`). */
  | { readonly tipo: 'fecha'; readonly texto: string }
  /** `HH:MM:SS[.ffffff]`, con zona si el motor la guarda. */
  | { readonly tipo: 'hora'; readonly texto: string }
  /** `AAAA-MM-DD HH:MM:SS[.ffffff]`; si `conZona`, expresado en UTC. */
  | { readonly tipo: 'instante'; readonly texto: string; readonly conZona: boolean }
  /** Texto JSON sin analizar: el `null` de JSON no es el NULL de SQL. */
  | { readonly tipo: 'json'; readonly texto: string }
  | { readonly tipo: 'bytes'; readonly valor: Uint8Array }
  /** Un tipo sin equivalente común (intervalo, lista, punto…): su nombre y su texto según el motor. */
  | { readonly tipo: 'otro'; readonly nombre: string; readonly texto: string };

/** Nombre de un tipo de valor. */
export type TipoValor = Valor['tipo'];
