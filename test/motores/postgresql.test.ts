import { describe } from 'vitest';
import { postgresql } from '../../src/motores/postgresql.ts';
import { conformidad } from '../conformidad/conformidad.ts';
import { CLAVE_ERRONEA, conformidadDeServidor } from '../conformidad/servidor.ts';
import { servidorReal } from '../servidores/abrir.ts';
import { RESPUESTAS_DE_POSTGRESQL } from './respuestas-de-postgresql.ts';

describe.each(['embebido', 'local'] as const)('PostgreSQL de origen %s', (origen) => {
  const url = servidorReal(postgresql, origen);
  conformidad(postgresql, RESPUESTAS_DE_POSTGRESQL, {
    conectar: (limites) => postgresql.conectar({ tipo: 'url', url: url() }, limites),
  });
  conformidadDeServidor(postgresql, {
    url: async () => url(),
    urlConClaveErronea: async () => url().replace(/:[^:@]*@/, `:${CLAVE_ERRONEA}@`),
    urlEn: (anfitrion, puerto) => `postgresql://u:${CLAVE_ERRONEA}@${anfitrion}:${puerto}/postgres`,
    sinFin: 'SELECT count(*) FROM generate_series(1, 1000000) a, generate_series(1, 1000000) b',
  });
});
