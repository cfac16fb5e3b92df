/** Protocolos cuya sesión puede reutilizar otro motor. */
export const PROTOCOLOS = ['postgresql', 'mysql'] as const;
export type Protocolo = (typeof PROTOCOLOS)[number];

/** De qué se hace un motor nuevo. */
export interface DatosDeMotor {
  readonly id: string;
  readonly titulo: string;
  readonly doc: string;
  readonly dominios: readonly [string, ...string[]];
  /** Variable de entorno con la URL de su servidor. */
  readonly variable: string;
}

/** Indica si un texto vale como id de motor. */
export function esIdDeMotor(texto: string): boolean {
  return /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(texto);
}

/** El nombre de un motor en el código: `sqlServer` para `sql-server`. */
export function identificadorDe(id: string): string {
  return id.replaceAll(/-(.)/g, (_, letra: string) => letra.toUpperCase());
}

/** Un texto como literal de TypeScript, con las comillas que prefiere el formateador. */
export function literal(texto: string): string {
  return texto.includes("'") ? JSON.stringify(texto) : `'${texto.replaceAll('\\', '\\\\')}'`;
}

/** La línea que importa unos nombres de un archivo. */
export function importar(nombres: string, archivo: string): string {
  return `import ${nombres} from '${archivo}';`;
}

/** Las líneas que describen un motor, iguales en todos. */
export function ficha({ id, titulo, doc, dominios }: DatosDeMotor): string {
  return `  id: '${id}',
  titulo: ${literal(titulo)},`.concat(`
  doc: ${literal(doc)},
  dominios: [${dominios.map(literal).join(', ')}],`);
}
