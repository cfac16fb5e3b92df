import type { ProveedorDeServidores } from './proveedor.ts';

/** Proveedor que no consigue ningún servidor: todo lo que necesita uno queda omitido, con la razón. */
export const SIN_SERVIDORES: ProveedorDeServidores = {
  async obtener({ titulo }) {
    return { tipo: 'no-disponible', motivo: `Esta versión todavía no consigue un servidor de ${titulo}.` };
  },
  async [Symbol.asyncDispose]() {},
};
