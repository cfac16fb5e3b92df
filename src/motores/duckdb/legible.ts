import type { DuckDBType } from '@duckdb/node-api';
import { ErrorDeMotor } from '../../dominio/errores.ts';
import { controlador } from './controlador.ts';

const { DuckDBTypeId } = controlador;

/** Falla si el controlador perdería parte de un valor de este tipo: los campos sin nombre se pisan unos a otros. */
export function exigirLegible(tipo: DuckDBType): void {
  if (tipo.typeId === DuckDBTypeId.STRUCT) {
    const nombres = new Set(tipo.entryNames);
    if (nombres.size < tipo.entryCount || nombres.has('__proto__')) throw errorDeCampos(tipo);
  }
  componentes(tipo).forEach(exigirLegible);
}

function componentes(tipo: DuckDBType): readonly DuckDBType[] {
  switch (tipo.typeId) {
    case DuckDBTypeId.LIST:
    case DuckDBTypeId.ARRAY:
      return [tipo.valueType];
    case DuckDBTypeId.MAP:
      return [tipo.keyType, tipo.valueType];
    case DuckDBTypeId.UNION:
      return tipo.memberTypes;
    case DuckDBTypeId.STRUCT:
      return tipo.entryTypes;
    default:
      return [];
  }
}

function errorDeCampos(tipo: DuckDBType): ErrorDeMotor {
  return new ErrorDeMotor({
    fase: 'consulta',
    mensaje: `El controlador de DuckDB pierde campos de un valor de tipo «${String(tipo)}».`,
    consejo:
      'Dé un nombre distinto a cada campo con struct_pack, o convierta el valor con CAST(… AS VARCHAR).',
  });
}
