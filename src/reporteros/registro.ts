import { consola } from './consola.ts';
import { github } from './github.ts';
import { html } from './html.ts';
import { json } from './json.ts';
import { junit } from './junit.ts';
import { markdown } from './markdown.ts';
import type { Reportero } from './reportero.ts';

/** Formas de salida: la única lista. La ayuda de `--formato` y las pruebas se derivan de ella. */
export const REPORTEROS = { consola, json, junit, markdown, github, html } as const satisfies Readonly<
  Record<string, Reportero>
>;

/** Nombre de una forma de salida. */
export type IdReportero = keyof typeof REPORTEROS;
