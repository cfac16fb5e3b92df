import { spawn } from 'node:child_process';
import path from 'node:path';
import { setTimeout as esperar } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { hasta, procesosDeMotor, vive } from './procesos.ts';

const EJECUTOR = pathToFileURL(
  path.resolve(import.meta.dirname, '../../dist/src/ejecucion/ejecutor.js'),
).href;
const SIN_FIN = 'WITH RECURSIVE r(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM r) SELECT count(*) FROM r';

/** Un programa que abre un ejecutor y se queda esperando. */
const programa = (motor: string, consulta: string | undefined) => `
  import { abrirEjecutor } from '${EJECUTOR}';
  const ejecutor = abrirEjecutor({ limites: { tiempoMs: 600000, filas: 10, memoriaMiB: 1024 }, reloj: () => 0 });
  ejecutor.calentar('${motor}');
  ${consulta === undefined ? '' : `await ejecutor.correr({ motor: '${motor}', preparacion: '', consulta: \`${consulta}\` });`}
  setInterval(() => {}, 1000);`;

test.each<[titulo: string, motor: string, consulta: string | undefined, espera: number]>([
  ['mientras arranca', 'duckdb', undefined, 0],
  ['en reposo', 'sqlite', undefined, 1000],
  ['bloqueado en una consulta de SQLite', 'sqlite', SIN_FIN, 1000],
  ['ocupado en una consulta de DuckDB', 'duckdb', SIN_FIN, 1000],
])(
  'T146: matar con SIGKILL a la herramienta no deja su proceso de motor %s',
  async (_, motor, consulta, espera) => {
    const padre = spawn(process.execPath, ['--input-type=module', '-e', programa(motor, consulta)], {
      stdio: 'inherit',
    });
    const pid = padre.pid as number;
    await hasta(() => procesosDeMotor(pid).length === 1, 'no arrancó el proceso de motor');
    await esperar(espera);
    const [hijo] = procesosDeMotor(pid) as [number];
    expect(vive(hijo)).toBe(true);
    padre.kill('SIGKILL');
    await hasta(() => !vive(hijo), 'el proceso de motor sobrevivió a la herramienta', 5000);
  },
);
