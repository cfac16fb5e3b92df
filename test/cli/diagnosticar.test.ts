import { describe, expect, test } from 'vitest';
import { MOTORES } from '../../src/motores/registro.ts';
import { ejecutar } from './programa.ts';

describe('diagnosticar', () => {
  test('dice de cada motor del registro con qué se ejecutaría, y acaba con 0 aunque falte alguno', async () => {
    const { codigo, salida } = await ejecutar(['diagnosticar']);
    expect(codigo).toBe(0);
    for (const { titulo } of Object.values(MOTORES))
      expect(salida).toMatch(new RegExp(`^[✓–] ${titulo}[ :]`, 'm'));
    expect(salida).toMatch(/^✓ SQLite 3\.\d+\.\d+: en proceso, con better-sqlite3 \d/m);
    expect(salida).toMatch(/^✓ PostgreSQL \d+\.\d+: (local|embebido|url|compose) \(/m);
  });

  test('si falta un motor pedido por su nombre acaba con 3 y dice qué lo traería', async () => {
    const { codigo, salida } = await ejecutar(['diagnosticar', '--motor', 'mysql', '--origen', 'mysql=url']);
    expect(codigo).toBe(3);
    expect(salida).toContain('– MySQL: no hay servidor');
    expect(salida).toContain('Para tenerlo: VERIFICAR_MYSQL_URL=');
  });

  test('nombra la dirección que no responde sin enseñar la clave', async () => {
    const url = 'postgresql=postgresql://ana:secreta@127.0.0.1:1/base';
    const { codigo, salida, errores } = await ejecutar([
      'diagnosticar',
      '--motor',
      'postgresql',
      '--url',
      url,
    ]);
    expect(codigo).toBe(3);
    expect(salida).toContain('127.0.0.1:1');
    expect(salida + errores).not.toContain('secreta');
  });
});
