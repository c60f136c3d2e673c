import { listenzeichen } from '../symbole.ts';
import type { Dokumentmarke, Farben } from '../marke.ts';

/** The style of a brand's documents, on screen and on paper. */
export function stil({ colours }: Pick<Dokumentmarke, 'colours'>): string {
  return `@font-face { font-family: Atkinson; src: url(schrift-normal.ttf); font-weight: 400; font-display: swap; }
@font-face { font-family: Atkinson; src: url(schrift-fett.ttf); font-weight: 700; font-display: swap; }
:root { color-scheme: light dark; ${namen(colours.light)} }
@media (prefers-color-scheme: dark) { :root { ${namen(colours.dark)} } }
* { box-sizing: border-box; }
html { font: 1.0625rem/1.6 Atkinson, system-ui, sans-serif; background: var(--background); color: var(--ink); -webkit-text-size-adjust: 100%; }
body { max-width: 46rem; margin: 0 auto; padding: clamp(1.25rem, 5vw, 3rem) clamp(1rem, 5vw, 2.5rem); overflow-wrap: break-word; hyphens: auto; }
header svg { display: block; height: 2rem; width: auto; }
.strich-primary, .strich-accent, .strich-ink { fill: none; }
.strich-primary { stroke: var(--primary); } .strich-accent { stroke: var(--accent); } .strich-ink { stroke: var(--ink); }
.flaeche-primary { fill: var(--primary); } .flaeche-accent { fill: var(--accent); } .flaeche-ink { fill: var(--ink); }
h1 { font-size: clamp(1.75rem, 1.3rem + 2vw, 2.375rem); line-height: 1.2; margin: 2.25rem 0 0.75rem; text-wrap: balance; }
h2 { font-size: 1.25rem; line-height: 1.35; margin: 2.25rem 0 0.5rem; color: var(--primary); text-wrap: balance; }
h3 { font-size: 1.0625rem; margin: 1.75rem 0 0.25rem; }
article { border-top: 1px solid var(--line); margin-top: 3rem; }
article > h2 { font-size: 1.625rem; color: var(--ink); }
p { margin: 0 0 0.75rem; max-width: 42rem; }
.vermerk { display: table; margin-bottom: 1rem; padding: 0.375rem 0.875rem; border: 2px solid var(--ink); border-radius: 0.25rem; font-weight: 700; }
.kopf { color: var(--muted); }
.unterschrift { max-width: 20rem; margin-top: 3.5rem; border-top: 1px solid var(--ink); font-size: 0.875rem; }
ul { margin: 0 0 0.75rem; padding: 0; list-style: none; }
li { position: relative; padding-left: 1.375rem; margin: 0.375rem 0; }
li::before { content: ""; position: absolute; left: 0.25rem; top: 0.65em; width: 0.4375rem; height: 0.4375rem; border-radius: 50%; background: var(--primary); }
${Object.entries(listenzeichen).map(zeichenstil).join('\n')}
.symbol { vertical-align: -0.375rem; margin-right: 0.625rem; -webkit-print-color-adjust: exact; print-color-adjust: exact; }
dl { margin: 0.5rem 0 1.25rem; }
dl div { display: grid; grid-template-columns: minmax(0, 13.5rem) minmax(0, 1fr); gap: 0 1.25rem; padding: 0.5625rem 0; border-bottom: 1px solid var(--line); break-inside: avoid; }
dt { color: var(--muted); }
dd { margin: 0; }
.hinweis { background: var(--soft); border-left: 0.25rem solid var(--primary); border-radius: 0.25rem; padding: 0.875rem 1.125rem; font-weight: 700; }
a { color: var(--primary); text-underline-offset: 0.2em; }
a:focus-visible { outline: 3px solid var(--primary); outline-offset: 3px; border-radius: 0.25rem; }
.werkzeug { margin: 1.75rem 0 0; }
.werkzeug a { display: inline-flex; align-items: center; min-height: 3rem; padding: 0 1.25rem; border: 1px solid var(--primary); border-radius: 0.625rem; background: var(--surface); text-decoration: none; font-weight: 700; }
.werkzeug a:hover { background: var(--soft); }
nav a { display: inline-flex; align-items: center; min-height: 2.75rem; }
nav li::before { top: 1.25rem; }
.ablage ul { margin: 0; } .ablage li { display: flex; justify-content: space-between; gap: 0 1.25rem; padding: 0; margin: 0; border-bottom: 1px solid var(--line); } .ablage li::before { content: none; }
.ablage a { display: inline-flex; align-items: center; min-height: 3rem; font-weight: 700; } .ablage a + a { flex: none; min-width: 2.75rem; justify-content: end; font-weight: 400; }
footer { margin-top: 3rem; padding-top: 1rem; border-top: 1px solid var(--line); color: var(--muted); font-size: 0.875rem; }
footer p { margin: 0 0 0.25rem; }
@media (max-width: 36rem) { dl div { grid-template-columns: minmax(0, 1fr); } }
@media print {
  @page { size: A4; margin: 20mm 22mm; }
  :root { ${namen(colours.light)} }
  html { font-size: 10.5pt; background: none; }
  body { max-width: none; padding: 0; }
  .werkzeug, nav { display: none; }
  h1, h2, h3 { break-after: avoid; }
  article { break-before: page; border: 0; margin: 0; }
}
`;
}

/** Signs before points of the information sheet, on a tile so that their colour is seen on a dark page too. */
function zeichenstil([name, { farbe, d }]: [string, { farbe: string; d: string }]): string {
  const bild = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-2 -2 16 16"><rect x="-2" y="-2" width="16" height="16" rx="3" fill="white"/><path d="${d}" fill="none" stroke="${farbe}" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/></svg>`;
  return `ul.${name.toLowerCase()} > li::before { content: url("data:image/svg+xml,${encodeURIComponent(bild)}"); background: none; border-radius: 0; left: 0; top: 0.125rem; width: 1rem; height: 1rem; }`;
}

function namen(farben: Farben): string {
  const { background, surface, ink, muted, primary, primarySoft, accent, line } = farben;
  return `--background: ${background}; --surface: ${surface}; --ink: ${ink}; --muted: ${muted}; --primary: ${primary}; --soft: ${primarySoft}; --accent: ${accent}; --line: ${line};`;
}
