import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { generarArbol } from './arbol.ts';
import { medirComparacion } from './comparacion.ts';

/**
 * Mide procesos enteros, alternando la herramienta y el guion hecho a mano para que la deriva de la máquina
 * afecte a los dos por igual, y da la mediana de cada uno y de su cociente.
 * Uso: `npm run bench` o `npm run bench -- 9` (vueltas; 7 por omisión).
 */
const VUELTAS = Number(process.argv[2] ?? 7);
const HERRAMIENTA = fileURLToPath(new URL('../verificar-equivalencia.js', import.meta.url));
const A_MANO = fileURLToPath(new URL('./a-mano.js', import.meta.url));

function medir(...argumentos: readonly string[]): number {
  const antes = performance.now();
  const { status, stderr } = spawnSync(process.execPath, argumentos, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`${argumentos.join(' ')} acabó con ${status}: ${stderr}`);
  return performance.now() - antes;
}

function mediana(valores: readonly number[]): number {
  const ordenados = [...valores].sort((a, b) => a - b);
  return ordenados[Math.floor(ordenados.length / 2)] ?? Number.NaN;
}

async function comparar(titulo: string, clases: number): Promise<void> {
  const raiz = mkdtempSync(path.join(tmpdir(), 'verificar-bench-'));
  try {
    await generarArbol(raiz, clases);
    const vuelta = () => [medir(HERRAMIENTA, '--raiz', raiz), medir(A_MANO, raiz)] as const;
    vuelta(); // calienta la caché de disco
    const tiempos = Array.from({ length: VUELTAS }, vuelta);
    const ms = (valores: readonly number[]) => `${mediana(valores).toFixed(0)} ms`;
    const cociente = mediana(tiempos.map(([herramienta, aMano]) => herramienta / aMano)).toFixed(2);
    process.stdout.write(
      `${titulo.padEnd(12)} herramienta ${ms(tiempos.map(([h]) => h))}, a mano ${ms(tiempos.map(([, m]) => m))}, cociente ${cociente}\n`,
    );
  } finally {
    rmSync(raiz, { recursive: true, force: true });
  }
}

process.stdout.write(`Node ${process.version}, mediana de ${VUELTAS} vueltas, procesos enteros\n`);
await comparar('60 clases', 60);
await comparar('una clase', 1);
medirComparacion(); // calienta el compilador
const medidas = Array.from({ length: VUELTAS }, medirComparacion);
const cociente = mediana(medidas.map(({ compararMs, ordenarMs }) => compararMs / ordenarMs)).toFixed(2);
process.stdout.write(
  `comparar 100 000 filas que difieren en 10: ${mediana(medidas.map((m) => m.compararMs)).toFixed(0)} ms, ordenarlas ${mediana(medidas.map((m) => m.ordenarMs)).toFixed(0)} ms, cociente ${cociente}; memoria del proceso ${(process.resourceUsage().maxRSS / 1024).toFixed(0)} MiB\n`,
);
const arranque = Array.from({ length: VUELTAS }, () => medir('-e', '0'));
process.stdout.write(`arranque de node solo: ${mediana(arranque).toFixed(0)} ms\n`);
