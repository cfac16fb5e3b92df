const LARGO = 48;

/** Indica si un texto vale detrás del número en el nombre de la carpeta de una clase. */
export function esSlug(texto: string): boolean {
  return /^[a-z0-9]+(-[a-z0-9]+)*$/.test(texto);
}

/** Las palabras de un título en minúsculas, sin acentos y unidas por guiones, hasta un largo; vacío si no hay letras. */
export function slugDe(titulo: string): string {
  const llano = titulo.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
  const palabras = llano.match(/[a-z0-9]+/g) ?? [];
  let slug = '';
  for (const palabra of palabras) {
    const siguiente = slug === '' ? palabra.slice(0, LARGO) : `${slug}-${palabra}`;
    if (siguiente.length > LARGO) break;
    slug = siguiente;
  }
  return slug;
}
