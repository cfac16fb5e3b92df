/** Hoja de estilo de la página: claro y oscuro según el lector, una columna en pantallas estrechas. */
export const ESTILO = `
:root { color-scheme: light dark; --fondo: #fff; --tinta: #1b1f24; --tenue: #57606a; --linea: #d0d7de; --papel: #f6f8fa;
  --bien: #116329; --mal: #a40e26; --aviso: #7d4e00; --neutro: #57606a; --esperado: #dafbe1; --obtenido: #ffebe9; --marca: #fff1b8; }
@media (prefers-color-scheme: dark) { :root { --fondo: #0d1117; --tinta: #e6edf3; --tenue: #9aa5b1; --linea: #30363d;
  --papel: #161b22; --bien: #56d364; --mal: #ff8f87; --aviso: #e3b341; --neutro: #9aa5b1; --esperado: #12331f;
  --obtenido: #4a1a1d; --marca: #5a4600; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--fondo); color: var(--tinta); font: 1rem/1.5 system-ui, sans-serif; }
main { max-width: 72rem; margin: 0 auto; padding: 1rem; }
h1 { font-size: 1.5rem; margin: .5rem 0; }
h2 { font-size: 1.2rem; margin: 2rem 0 .25rem; padding-top: 1rem; border-top: 1px solid var(--linea); }
p, ul, dl { margin: .5rem 0; }
h1, h2, p, li, dt, dd, summary, pre { overflow-wrap: anywhere; }
code, pre, td, tbody th { font-family: ui-monospace, SFMono-Regular, Menlo, Consolas, monospace; font-size: .875rem; }
pre { white-space: pre-wrap; margin: 0; }
a { color: inherit; }
.final { padding: .75rem 1rem; border: 1px solid var(--linea); border-left: .4rem solid; border-radius: .25rem; background: var(--papel); }
.lugar { color: var(--tenue); }
.bien { color: var(--bien); } .mal { color: var(--mal); } .aviso { color: var(--aviso); } .neutro { color: var(--neutro); }
.acuerdo { font-weight: 600; }
.ancha { overflow-x: auto; margin: .5rem 0; }
.ancha:focus-visible { outline: 2px solid var(--tenue); }
table { border-collapse: collapse; }
caption { text-align: left; color: var(--tenue); padding: .25rem 0; }
th, td { border: 1px solid var(--linea); padding: .25rem .6rem; text-align: left; vertical-align: top; white-space: pre-wrap; }
td { max-width: 24rem; overflow-wrap: anywhere; }
thead th { background: var(--papel); white-space: nowrap; }
.matriz td { white-space: nowrap; font-family: inherit; }
.matriz a { display: -webkit-box; -webkit-line-clamp: 2; -webkit-box-orient: vertical; overflow: hidden; }
.matriz tbody th { min-width: 10rem; font-family: inherit; font-weight: normal; white-space: normal; }
tbody th { font-weight: normal; color: var(--tenue); white-space: nowrap; }
tr.esperado td { background: var(--esperado); } tr.obtenido td { background: var(--obtenido); }
mark { background: var(--marca); color: inherit; font-weight: 700; text-decoration: underline; }
.nulo { font-style: italic; color: var(--tenue); }
details { border: 1px solid var(--linea); border-radius: .25rem; margin: .5rem 0; padding: 0 .75rem; }
details[open] { padding-bottom: .5rem; }
summary { cursor: pointer; padding: .5rem 0; }
summary .medidas { color: var(--tenue); }
dt { font-weight: 600; } dd { margin: 0 0 .25rem; }
@media (min-width: 40rem) { details dl { display: grid; grid-template-columns: minmax(8rem, max-content) 1fr; gap: .25rem 1.25rem; } details dt { max-width: 18rem; } }
dd pre:not(.literal) { font-family: inherit; font-size: 1rem; }
footer { margin-top: 2rem; color: var(--tenue); font-size: .875rem; }
@media (max-width: 40rem) { main { padding: .75rem; } }
@media print { details { break-inside: avoid; } }
`;
