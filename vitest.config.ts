import { defineConfig } from 'vitest/config';

/** Las pruebas usan motores reales; el proceso hijo sale de `dist`, que `npm test` compila antes. */
export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    testTimeout: 30_000,
    hookTimeout: 60_000,
    pool: 'forks',
    coverage: { provider: 'v8', include: ['src/**'] },
  },
});
