import { createHash } from 'node:crypto';

/** El sha256 de unos bytes, en hexadecimal y minúsculas. */
export function sha256De(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}
