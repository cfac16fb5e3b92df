import { defineConfig } from 'vitest/config';

/** Zonas en que han de salir iguales las pruebas de los motores: ninguna fecha depende de la máquina. */
const ZONAS = ['UTC', 'Asia/Tokyo', 'America/New_York'];
const MOTORES = 'test/motores/**/*.test.ts';

/** Las pruebas usan motores reales; el proceso hijo sale de `dist`, que `npm test` compila antes. */
export default defineConfig({
  test: {
    testTimeout: 30_000,
    hookTimeout: 60_000,
    pool: 'forks',
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
