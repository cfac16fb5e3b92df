import { describe, expect, test } from 'vitest';
import { orden } from '../../../../src/comparacion/diagnostico/reglas/orden.ts';
import { type Caso, proponer } from '../contextos.ts';

const CASO: Caso = {
  consulta: 'SELECT v FROM t',
  esperado: [['a'], ['b'], ['c']],
  obtenido: [['c'], ['a'], ['b']],
};

describe('orden', () => {
  test('T49: sin ORDER BY, dice que nadie lo fija', () => {
    const [hipotesis] = proponer(orden, CASO);
    expect(hipotesis?.causa).toContain('sin un ORDER BY al final');
    expect(hipotesis?.evidencia).toBe('Cambia de lugar 1 fila: la 3 del contrato llegó en la 1.');
  });

  test('T55: con ORDER BY, dice que no decide', () => {
    const [hipotesis] = proponer(orden, { ...CASO, consulta: 'SELECT v FROM t ORDER BY w' });
    expect(hipotesis?.causa).toContain('no decide entre filas que empatan');
  });

  test('no lo propone si además cambia algo', () => {
    expect(proponer(orden, { ...CASO, obtenido: [['c'], ['a'], ['x']] })).toEqual([]);
  });
});
