import { cpSync, mkdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { arrancar, copiarClase071, ejecutar, REPOSITORIO } from '../cli/programa.ts';

const ESPERA = 'Se vigila';
const NUCLEO = ['--motor', 'duckdb', '--motor', 'sqlite'];

/** La clase 071 en la raíz y la 101 dentro de `clases/`. */
function copiarDosClases() {
  const copia = copiarClase071();
  const carpeta = 'clases/101-cuatro-lentes';
  cpSync(path.join(REPOSITORIO, carpeta), path.join(copia.raiz, carpeta), { recursive: true });
  return copia;
}

describe('--vigilar', () => {
  test('repite solo la clase del archivo guardado, y Ctrl-C acaba con 130', async () => {
    using copia = copiarDosClases();
    await using programa = arrancar(['--vigilar', '--raiz', copia.raiz, ...NUCLEO]);
    expect(await programa.esperar(ESPERA)).toContain(
      '4 verificadas, 0 fallidas, 0 omitidas, 0 declaradas en 2',
    );
    copia.cambiar('motores.yaml', '[mrr, "0.44"]', '[mrr, "0.67"]');
    const segunda = await programa.esperar(ESPERA);
    expect(segunda).toContain('Cambió motores.yaml: se repite 071.');
    expect(segunda).toContain(
      'EQUIVALENCIA_FALLIDA 0 verificadas, 2 fallidas, 0 omitidas, 0 declaradas en 1',
    );
    copia.cambiar('motores.yaml', '[mrr, "0.67"]', '[mrr, "0.44"]');
    expect(await programa.esperar(ESPERA)).toContain('EQUIVALENCIA_OK 2 verificadas');
    expect(await programa.terminar('SIGINT')).toBe(130);
  });

  test('los procesos de los motores y el servidor siguen en pie entre una corrida y otra', async () => {
    using copia = copiarClase071();
    await using programa = arrancar(['--vigilar', '--raiz', copia.raiz, ...NUCLEO, '--motor', 'postgresql']);
    expect(await programa.esperar(ESPERA)).toContain('EQUIVALENCIA_OK 3 verificadas');
    const antes = programa.hijos();
    copia.cambiar('implementaciones/postgresql/consulta.sql', '-- nota:', '-- nota: ');
    expect(await programa.esperar(ESPERA)).toContain('EQUIVALENCIA_OK 3 verificadas');
    expect(antes.length).toBeGreaterThanOrEqual(3);
    expect(programa.hijos()).toEqual(antes);
  });

  test('guardar sin cambiar nada también repite, y lo que no es de ninguna clase no', async () => {
    using copia = copiarDosClases();
    await using programa = arrancar(['--vigilar', '--raiz', copia.raiz, ...NUCLEO]);
    await programa.esperar(ESPERA);
    writeFileSync(path.join(copia.raiz, 'notas.txt'), 'no es de ninguna clase');
    mkdirSync(path.join(copia.raiz, 'node_modules'));
    writeFileSync(path.join(copia.raiz, 'node_modules/motores.yaml'), 'tampoco');
    const ahora = new Date();
    const guardado = 'clases/101-cuatro-lentes/implementaciones/sqlite/consulta.sql';
    utimesSync(path.join(copia.raiz, guardado), ahora, ahora);
    const repeticion = await programa.esperar(ESPERA);
    expect(repeticion).toContain('se repite 101.');
    expect(repeticion).toContain(guardado);
    expect(repeticion).not.toContain('071');
    expect(await programa.terminar('SIGTERM')).toBe(143);
  });

  test('ve una clase nueva, y la que deja de leerse y se arregla', async () => {
    using copia = copiarClase071();
    await using programa = arrancar(['--vigilar', '--raiz', copia.raiz, ...NUCLEO]);
    await programa.esperar(ESPERA);
    const carpeta = path.join(copia.raiz, 'clases/101-cuatro-lentes');
    cpSync(path.join(REPOSITORIO, 'clases/101-cuatro-lentes'), carpeta, { recursive: true });
    await programa.esperar('se repite 101.');
    await programa.esperar('EQUIVALENCIA_OK 2 verificadas');
    rmSync(path.join(copia.raiz, 'implementaciones/sqlite/consulta.sql'));
    await programa.esperar('1 clases ilegibles');
    const archivo = 'implementaciones/sqlite/consulta.sql';
    cpSync(path.join(REPOSITORIO, archivo), path.join(copia.raiz, archivo));
    await programa.esperar('EQUIVALENCIA_OK 2 verificadas');
  });

  test('si la clase pedida desaparece lo dice y sigue vigilando', async () => {
    using copia = copiarDosClases();
    await using programa = arrancar(['--vigilar', '--raiz', copia.raiz, '--clase', '101', ...NUCLEO]);
    await programa.esperar(ESPERA);
    const carpeta = 'clases/101-cuatro-lentes';
    rmSync(path.join(copia.raiz, carpeta), { recursive: true });
    await programa.esperar('--clase «101» no existe.');
    cpSync(path.join(REPOSITORIO, carpeta), path.join(copia.raiz, carpeta), { recursive: true });
    await programa.esperar('EQUIVALENCIA_OK 2 verificadas');
  });

  test('un uso incorrecto acaba con 2 sin vigilar', async () => {
    const { codigo, errores } = await ejecutar(['--vigilar', '--clase', '999']);
    expect(codigo).toBe(2);
    expect(errores).not.toContain(ESPERA);
  });
});
