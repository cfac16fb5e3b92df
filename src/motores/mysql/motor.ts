import { MYSQL } from '../../sql/dialecto.ts';
import type { Motor } from '../motor.ts';
import { urlDe } from '../servidor/direccion.ts';
import type { Servidor } from '../servidor/servidor.ts';

/** Lo que distingue a un motor de los demás que hablan el protocolo de MySQL. */
export interface MotorConProtocoloDeMysql
  extends Pick<Motor, 'id' | 'doc' | 'dominios'>,
    Omit<Servidor, 'sondear' | 'borrarAbandonados'> {
  /** Nombre con que el servidor debe reconocerse: otro es un sustituto. */
  readonly titulo: string;
}

/** Un motor que habla el protocolo de MySQL, con el controlador `mysql2`. */
export function motorConProtocoloDeMysql(propio: MotorConProtocoloDeMysql): Motor {
  const { id, titulo, doc, dominios, ...servidor } = propio;
  const sesion = () => import('./sesion.ts');
  return {
    id,
    titulo,
    nivel: 'servicio',
    doc,
    dominios,
    dialecto: MYSQL,
    servidor: {
      ...servidor,
      sondear: async (url) => (await sesion()).sondearMysql(url, titulo),
      borrarAbandonados: async (url) => (await import('./abandonados.ts')).borrarAbandonados(url),
    },
    conectar: async (destino, limites) => (await sesion()).conectarMysql(urlDe(destino), limites, titulo),
  };
}
