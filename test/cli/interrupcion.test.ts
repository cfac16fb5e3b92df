import { spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Informe } from '../../src/dominio/informe.ts';
import { copiarClase071, PROGRAMA } from './programa.ts';

/** Procesos que descienden de uno: los que dejaría sin padre. https://man7.org/linux/man-pages/man5/proc_pid_stat.5.html */
function descendientes(raiz: number): number[] {
  const padres = new Map(
    readdirSync('/proc')
      .filter((nombre) => /^\d+$/.test(nombre))
      .flatMap((nombre) => {
        try {
          const estado = readFileSync(`/proc/${nombre}/stat`, 'utf8');
          return [[Number(nombre), Number(estado.slice(estado.lastIndexOf(')') + 2).split(' ')[1])] as const];
        } catch {
          return [];
        }
      }),
  );
  const hijosDe = (pid: number): number[] =>
    [...padres].filter(([, padre]) => padre === pid).map(([hijo]) => hijo);
  const recorrer = (pid: number): number[] => hijosDe(pid).flatMap((hijo) => [hijo, ...recorrer(hijo)]);
  return recorrer(raiz);
}

const vive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

describe.runIf(process.platform === 'linux')('una señal', () => {
  test.each([
    ['SIGINT', 130],
    ['SIGTERM', 143],
  ] as const)(
    '%s en medio de una consulta sin fin acaba con %i, escribe lo que hubo y no deja procesos',
    async (senal, codigo) => {
      using copia = copiarClase071();
      copia.cambiar(
        'implementaciones/sqlite/consulta.sql',
        'WITH medias AS (',
        'WITH RECURSIVE sinfin(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM sinfin) SELECT COUNT(*), 1 FROM sinfin; WITH medias AS (',
      );
      const argumentos = [
        '--raiz',
        copia.raiz,
        '--motor',
        'duckdb',
        '--motor',
        'sqlite',
        '--formato',
        'json',
      ];
      const proceso = spawn(process.execPath, [PROGRAMA, ...argumentos], {
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      let salida = '';
      proceso.stdout.on('data', (trozo) => {
        salida += trozo;
      });
      const fin = new Promise<number | null>((resolver) => proceso.on('close', resolver));
      await new Promise((resolver) => setTimeout(resolver, 5000));
      const hijos = descendientes(proceso.pid as number);
      expect(hijos.length).toBeGreaterThan(0);
      proceso.kill(senal);
      expect(await fin).toBe(codigo);
      const informe = JSON.parse(salida) as Informe;
      expect(informe).toMatchObject({ interrumpido: true, salida: codigo });
      expect(informe.clases[0]?.motores.map(({ motor, veredicto }) => [motor, veredicto.tipo])).toEqual([
        ['duckdb', 'verificado'],
        ['sqlite', 'omitido'],
      ]);
      expect(hijos.filter(vive)).toEqual([]);
    },
  );
});
