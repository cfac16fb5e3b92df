import { mariadb } from '../../src/motores/mariadb.ts';
import { conformidad } from '../conformidad/conformidad.ts';
import { CLAVE_ERRONEA, conformidadDeServidor } from '../conformidad/servidor.ts';
import { servidorReal } from '../servidores/abrir.ts';
import { RESPUESTAS_DE_MYSQL } from './respuestas-de-mysql.ts';

const url = servidorReal(mariadb, 'local');

conformidad(mariadb, RESPUESTAS_DE_MYSQL, {
  conectar: (limites) => mariadb.conectar({ tipo: 'url', url: url() }, limites),
});

conformidadDeServidor(mariadb, {
  url: async () => url(),
  urlConClaveErronea: async () => url().replace(/:[^:@]*@/, `:${CLAVE_ERRONEA}@`),
  urlEn: (anfitrion, puerto) => `mariadb://u:${CLAVE_ERRONEA}@${anfitrion}:${puerto}/`,
  sinFin: "SELECT BENCHMARK(1000000000000, MD5('a'))",
});
