const FECHA = /^\d{4,6}-\d\d-\d\d$/;
const ZONA = String.raw`\s?(Z|UTC|[+-]\d\d(?::?\d\d){0,2})?`;
const RELOJ = String.raw`:(\d\d)(?::(\d\d)(?:\.(\d+))?)?`;
const HORA = new RegExp(`^(-?\\d{2,3})${RELOJ}${ZONA}$`, 'i');
const INSTANTE = new RegExp(`^(\\d{4,6})-(\\d\\d)-(\\d\\d)[T ](\\d\\d)${RELOJ}${ZONA}$`, 'i');

const DIA = 86_400;

/** Lee una fecha `AAAA-MM-DD` que existe en el calendario. */
export function canonizarFecha(texto: string): string | undefined {
  if (!FECHA.test(texto)) return undefined;
  const [anio, mes, dia] = texto.split('-').map(Number) as [number, number, number];
  return existe(anio, mes, dia) ? texto : undefined;
}

/** Escribe una hora como `HH:MM:SS[.f]`, sin ceros sobrantes, y con su zona como `+HH:MM` si la lleva. */
export function canonizarHora(texto: string): string | undefined {
  const partes = HORA.exec(texto);
  if (partes === null) return undefined;
  const [, horas = '', minutos = '', segundos = '00', fraccion = '', zona] = partes;
  if (Number(minutos) > 59 || Number(segundos) > 59) return undefined;
  return `${horas}:${minutos}:${segundos}${sinCeros(fraccion)}${zona === undefined ? '' : escribirZona(zona)}`;
}

/** Escribe un instante como `AAAA-MM-DD HH:MM:SS[.f]`, sin ceros sobrantes; si lleva zona, en UTC. */
export function canonizarInstante(texto: string): string | undefined {
  const partes = INSTANTE.exec(texto);
  if (partes === null) return undefined;
  const [, anio, mes, dia, horas, minutos, segundos = '0', fraccion = '', zona = 'Z'] = partes;
  const fecha = { anio: Number(anio), mes: Number(mes), dia: Number(dia) };
  if (Number(horas) > 23 || Number(minutos) > 59 || Number(segundos) > 59) return undefined;
  if (!existe(fecha.anio, fecha.mes, fecha.dia)) return undefined;
  const local = Number(horas) * 3600 + Number(minutos) * 60 + Number(segundos);
  const utc = local - segundosDeZona(zona);
  const dias = Math.floor(utc / DIA);
  return `${escribirFecha(moverDia(fecha, dias))} ${escribirReloj(utc - dias * DIA)}${sinCeros(fraccion)}`;
}

interface Fecha {
  readonly anio: number;
  readonly mes: number;
  readonly dia: number;
}

const dos = (numero: number) => String(numero).padStart(2, '0');

function escribirFecha({ anio, mes, dia }: Fecha): string {
  return `${String(anio).padStart(4, '0')}-${dos(mes)}-${dos(dia)}`;
}

function escribirReloj(segundos: number): string {
  return `${dos(Math.floor(segundos / 3600))}:${dos(Math.floor(segundos / 60) % 60)}:${dos(segundos % 60)}`;
}

function sinCeros(fraccion: string): string {
  const corta = fraccion.replace(/(?<!0)0+$/, '');
  return corta === '' ? '' : `.${corta}`;
}

function segundosDeZona(zona: string): number {
  if (/^(?:Z|UTC)$/i.test(zona)) return 0;
  const [horas = 0, minutos = 0, segundos = 0] = (zona.slice(1).match(/\d\d/g) ?? []).map(Number);
  return (horas * 3600 + minutos * 60 + segundos) * (zona.startsWith('-') ? -1 : 1);
}

function escribirZona(zona: string): string {
  const segundos = segundosDeZona(zona);
  return `${segundos < 0 ? '-' : '+'}${escribirReloj(Math.abs(segundos)).replace(/:00$/, '')}`;
}

function diasDelMes(anio: number, mes: number): number {
  const bisiesto = (anio % 4 === 0 && anio % 100 !== 0) || anio % 400 === 0;
  return [31, bisiesto ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][mes - 1] ?? 0;
}

function existe(anio: number, mes: number, dia: number): boolean {
  return dia >= 1 && dia <= diasDelMes(anio, mes);
}

/** Una zona cruza como mucho un par de medianoches. */
function moverDia(fecha: Fecha, dias: number): Fecha {
  if (dias === 0) return fecha;
  const paso = Math.sign(dias);
  const movida = { ...fecha, dia: fecha.dia + paso };
  return moverDia(
    existe(movida.anio, movida.mes, movida.dia) ? movida : cambiarDeMes(fecha, paso),
    dias - paso,
  );
}

function cambiarDeMes({ anio, mes }: Fecha, paso: number): Fecha {
  const meses = anio * 12 + (mes - 1) + paso;
  const vecino = { anio: Math.floor(meses / 12), mes: (meses % 12) + 1 };
  return { ...vecino, dia: paso > 0 ? 1 : diasDelMes(vecino.anio, vecino.mes) };
}
