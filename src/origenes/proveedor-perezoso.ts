import type { ProveedorDeServidores } from './proveedor.ts';

/** Proveedor que no se abre, ni se carga, hasta que alguien le pide el primer servidor. */
export function proveedorPerezoso(abrir: () => Promise<ProveedorDeServidores>): ProveedorDeServidores {
  let abierto: Promise<ProveedorDeServidores> | undefined;
  return {
    async obtener(motor) {
      abierto ??= abrir();
      return (await abierto).obtener(motor);
    },
    async [Symbol.asyncDispose]() {
      await (await abierto)?.[Symbol.asyncDispose]();
    },
  };
}
