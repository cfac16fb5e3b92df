const CON_DESPLAZAMIENTO = /^(\d{4}-\d\d-\d\d) (\d\d:\d\d:\d\d)(\.\d+)?([+-]\d\d)(?::(\d\d))?(?::(\d\d))?$/;

/** El calendario gregoriano en UTC, escrito `AAAA-MM-DD HH:MM:SS`, aunque sin los ceros de un año de menos de 4 cifras. */
const EN_UTC = new Intl.DateTimeFormat('sv-SE', { timeZone: 'UTC', dateStyle: 'short', timeStyle: 'medium' });

/**
 * Expresa en UTC un instante escrito con su desplazamiento: `2024-03-10 02:30:00.5-05` → `2024-03-10 07:30:00.5`.
 * Lo que no tenga esa forma (`infinity`, años antes de Cristo) vuelve como estaba.
 */
export function enUtc(texto: string): string {
  const partes = CON_DESPLAZAMIENTO.exec(texto);
  if (!partes) return texto;
  const [, fecha, hora, fraccion = '', horas = '', minutos = '0', segundos = '0'] = partes;
  const signo = horas.startsWith('-') ? -1 : 1;
  const desplazamiento = Number(horas) * 3600 + signo * (Number(minutos) * 60 + Number(segundos));
  const milisegundos = Date.parse(`${fecha}T${hora}Z`) - desplazamiento * 1000;
  return EN_UTC.format(milisegundos).padStart('AAAA-MM-DD HH:MM:SS'.length, '0') + fraccion;
}
