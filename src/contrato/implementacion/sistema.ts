/** El código con que el sistema de archivos explica un fallo (`ENOENT`, `EACCES`…). */
export function codigoDeSistema(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : String(error);
}
