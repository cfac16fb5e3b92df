/** Nombres de los orígenes. Sin nada más: comprobar un `--origen` no tiene que cargarlos. */
export const IDS_DE_ORIGEN = ['url', 'compose', 'local', 'embebido', 'contenedor'] as const;

/** Nombre de un origen. */
export type IdOrigen = (typeof IDS_DE_ORIGEN)[number];
