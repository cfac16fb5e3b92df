import { readFileSync } from 'node:fs';
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import { beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { cargar } from '../../../src/contrato/cargar.ts';
import type { Informe, ResultadoMotor } from '../../../src/dominio/informe.ts';
import { abrirEjecutor } from '../../../src/ejecucion/ejecutor.ts';
import { correrClases } from '../../../src/flujo/correr-clases.ts';
import { NIVELES_DE_MOTORES } from '../../../src/motores/registro.ts';
import { crearProveedor } from '../../../src/origenes/crear-proveedor.ts';
import { preferencias } from '../../servidores/abrir.ts';

const RAIZ = path.resolve(import.meta.dirname, '../../fixtures/trampas');

/** Los que cualquier máquina de desarrollo tiene: que uno no se ejecute es un fallo y no una omisión. */
const SIEMPRE = ['duckdb', 'sqlite', 'postgresql'];

const PETICION = {
  clases: [],
  motores: [],
  conServicios: false,
  urls: new Map(),
  origenes: new Map(),
  admitirSustituto: false,
  estricto: false,
  tiempoMs: 20_000,
};

const lecturas = await cargar(RAIZ, NIVELES_DE_MOTORES);

/** Lo que una trampa dice que debe salir en cada motor: un veredicto, o los diagnósticos de una diferencia. */
function debidoEn(archivo: string): Readonly<Record<string, string | readonly string[]>> {
  return parse(readFileSync(path.join(RAIZ, archivo), 'utf8'))['x-diagnostico'];
}

const casos = lecturas.flatMap(({ clase, archivo }) =>
  (clase?.motores ?? [])
    .filter(({ id, aplica }) => aplica === 'ejecutable' && NIVELES_DE_MOTORES.has(id))
    .map(({ id }) => ({ clase: archivo.split('/')[0] as string, motor: id, debido: debidoEn(archivo)[id] })),
);

describe('trampas', () => {
  let informe: Informe;

  beforeAll(async () => {
    await using proveedor = crearProveedor(preferencias());
    const limites = { tiempoMs: PETICION.tiempoMs, filas: 200_000, memoriaMiB: 1024 };
    await using ejecutor = abrirEjecutor({ limites, proveedor, reloj: () => performance.now() });
    informe = await correrClases(PETICION, RAIZ, ejecutor, { version: '0.0.0' });
  }, 180_000);

  const resultadoDe = (carpeta: string, motor: string): ResultadoMotor => {
    const clase = informe.clases.find((resultado) => resultado.carpeta === carpeta);
    const resultado = clase?.motores.find((uno) => uno.motor === motor);
    if (resultado === undefined) throw new Error(`El informe no dice nada de ${carpeta} en ${motor}.`);
    return resultado;
  };

  test('son al menos veinticinco y todas se leen', () => {
    expect(lecturas.length).toBeGreaterThanOrEqual(25);
    expect(lecturas.flatMap(({ problemas }) => problemas)).toEqual([]);
  });

  test('cada una dice qué debe salir en cada motor que la ejecuta', () => {
    expect(casos.filter(({ debido }) => debido === undefined)).toEqual([]);
  });

  test.for(casos)('$clase en $motor: $debido', ({ clase, motor, debido }, prueba) => {
    const { veredicto } = resultadoDe(clase, motor);
    if (veredicto.tipo === 'omitido' && !SIEMPRE.includes(motor)) prueba.skip(veredicto.motivo);
    if (veredicto.tipo !== 'diferente') return expect(veredicto.tipo).toEqual(debido);
    const causas = veredicto.diagnosticos.map(({ regla, certeza }) => `${regla} ${certeza}`);
    return expect(causas.toSorted()).toEqual(typeof debido === 'string' ? debido : debido?.toSorted());
  });

  test('cada diagnóstico nombra su causa, su evidencia, su remedio y una página oficial', () => {
    const causas = informe.clases.flatMap(({ motores }) =>
      motores.flatMap(({ veredicto }) => (veredicto.tipo === 'diferente' ? veredicto.diagnosticos : [])),
    );
    expect(causas.length).toBeGreaterThan(50);
    for (const { causa, evidencia, remedio, doc } of causas) {
      for (const frase of [causa, evidencia, remedio]) expect(frase).toMatch(/^\S.*\.$/s);
      expect(doc).toMatch(/^https:\/\//);
    }
  });
});
