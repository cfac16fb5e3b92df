import { ESQUEMA_DE_INFORME } from './json/esquema.ts';
import type { Reportero } from './reportero.ts';

/** Caracteres que JSON admite tal cual y una terminal o un editor podrían obedecer. */
const QUE_ACTUAN = /[\u007f-\u009f\u2028\u2029]|\p{Bidi_Control}/gu;

/** El informe entero como datos, con las claves en el orden del esquema. */
export const json: Reportero = {
  id: 'json',
  descripcion: 'El informe completo como datos (esquema 1).',
  generar(informe) {
    const texto = JSON.stringify(ESQUEMA_DE_INFORME.parse(informe), null, 2);
    const seguro = texto.replace(QUE_ACTUAN, (c) => `\\u${c.charCodeAt(0).toString(16).padStart(4, '0')}`);
    return `${seguro}\n`;
  },
};
