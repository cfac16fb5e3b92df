import { defineConfig } from 'vitest/config';
import type { Reporter } from 'vitest/reporters';

/** Zonas en que han de salir iguales las pruebas de los motores: ninguna fecha depende de la máquina. */
const ZONAS = ['UTC', 'Asia/Tokyo', 'America/New_York'];
const MOTORES = 'test/motores/**/*.test.ts';

/**
 * Dice por qué se saltó lo que se saltó, y cierra con una línea que cualquier integración continua sabe leer:
 * `N passed, N failed, N skipped`.
 */
const recuento: Reporter = {
  onTestRunEnd(modulos) {
    const resultados = modulos.flatMap((modulo) =>
      [...modulo.children.allTests()].map((prueba) => prueba.result()),
    );
    const notas = resultados.flatMap((resultado) => (resultado.state === 'skipped' && resultado.note) || []);
    for (const nota of new Set(notas)) console.log(`Sin probar: ${nota}`);
    const cuantas = (estado: string) => resultados.filter(({ state }) => state === estado).length;
    console.log(`${cuantas('passed')} passed, ${cuantas('failed')} failed, ${cuantas('skipped')} skipped`);
  },
};

/** Las pruebas usan motores reales; el proceso hijo sale de `dist`, que `npm test` compila antes. */
export default defineConfig({
  test: {
    testTimeout: 30_000,
    hookTimeout: 60_000,
    pool: 'forks',
    reporters: ['default', recuento],
    coverage: { provider: 'v8', include: ['src/**'] },
    projects: [
      {
        extends: true,
        test: { name: 'verificar-equivalencia', include: ['test/**/*.test.ts'], exclude: [MOTORES] },
      },
      ...ZONAS.map((zona) => ({
        extends: true as const,
        test: { name: zona, include: [MOTORES], env: { TZ: zona, ZONA_DE_LA_PRUEBA: zona } },
      })),
    ],
  },
});
