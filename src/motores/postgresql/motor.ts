import { POSTGRESQL } from '../../sql/dialecto.ts';
import type { Motor } from '../motor.ts';
import { urlDe } from '../servidor/direccion.ts';
import type { Servidor } from '../servidor/servidor.ts';

/** Lo que distingue a un motor de los demás que hablan el protocolo de PostgreSQL. */
export interface MotorConProtocoloDePostgresql
  extends Pick<Motor, 'id' | 'doc' | 'dominios'>,
    Omit<Servidor, 'sondear' | 'borrarAbandonados'> {
  /** Nombre con que el servidor debe reconocerse: otro es un sustituto. */
  readonly titulo: string;
}

/** Un motor que habla el protocolo de PostgreSQL, con el controlador `pg`. */
export function motorConProtocoloDePostgresql(propio: MotorConProtocoloDePostgresql): Motor {
  const { id, titulo, doc, dominios, ...servidor } = propio;
  const conexion = () => import('./conectar.ts');
  return {
    id,
    titulo,
    nivel: 'servicio',
    doc,
    dominios,
    dialecto: POSTGRESQL,
    servidor: {
      ...servidor,
      sondear: async (url) => (await conexion()).sondearPostgresql(url, titulo),
      borrarAbandonados: async (url) => (await import('./abandonados.ts')).borrarAbandonados(url),
    },
    conectar: async (destino, limites) =>
      (await conexion()).conectarPostgresql(urlDe(destino), limites, titulo),
  };
}
