import { execFileSync } from 'node:child_process';
import { setTimeout as esperar } from 'node:timers/promises';

/** Ids de los procesos de motor cuyo padre es `padre`. */
export function procesosDeMotor(padre: number): readonly number[] {
  const salida = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,args='], { encoding: 'utf8' });
  return salida
    .split('\n')
    .map((linea) => /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(linea))
    .filter((partes) => partes !== null && Number(partes[2]) === padre && partes[3]?.includes('proceso-hijo'))
    .map((partes) => Number(partes?.[1]));
}

/** Si el proceso existe y no es un zombi. */
export function vive(pid: number): boolean {
  try {
    return !execFileSync('ps', ['-o', 'stat=', '-p', String(pid)], { encoding: 'utf8' }).startsWith('Z');
  } catch {
    return false;
  }
}

/** Espera a que se cumpla una condición; si no, la prueba falla con `queja`. */
export async function hasta(condicion: () => boolean, queja: string, ms = 10_000): Promise<void> {
  for (let pasados = 0; !condicion(); pasados += 50) {
    if (pasados > ms) throw new Error(queja);
    await esperar(50);
  }
}
