import { breite } from '../picture/text.ts';

/** A picture that stands alone: colours and fonts as attributes, no style sheet, no links, nothing a policy could refuse. */
export function alsSvg(bild: string): string {
  return bild
    .replace(/^<svg class="bild"([^>]*)>/, `<svg$1 font-family="${schrift}">${grund}`)
    .replaceAll(/<a class="verweis"[^>]*>|<\/a>|<rect class="treffer"[^>]*\/>/g, '')
    .replaceAll(/ data-[a-z]+="[^"]*"/g, '')
    .replaceAll(
      /<text class="([^"]*)"([^>]*)>([^<]*)</g,
      (_, klassen: string, rest: string, text: string) => {
        const gross = klassen.startsWith('name');
        const weite = breite(entschaerft(text), gross ? 15 : 12.5, gross ? 'fett' : 'normal');
        // Whatever font is at hand takes the room that was planned.
        return `<text${attribute(klassen)} textLength="${weite}" lengthAdjust="spacingAndGlyphs"${rest}>${text}<`;
      },
    )
    .replaceAll(/ class="([^"]*)"/g, (_, klassen: string) => attribute(klassen))
    .replace(/\n<\/svg>$/, '\n</svg>\n');
}

const schrift = 'Atkinson Hyperlegible Next, Atkinson Hyperlegible, Verdana, sans-serif';
const grund = '<rect width="100%" height="100%" fill="#fbfaf7"/>';

/** The light colours of the style sheet; a later name wins over an earlier one. */
const aussehen: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  rahmen: { fill: '#ffffff', stroke: '#7c8794', 'stroke-width': '1.5' },
  gruppe: { fill: '#f3f1ea', 'stroke-width': '1' },
  parallel: { fill: '#f3f1ea', 'stroke-width': '1', 'stroke-dasharray': '6 4' },
  laedt: { fill: '#e2f0f0' },
  stoerung: { fill: '#fdecea', stroke: '#b3261e' },
  ende: { fill: '#e6f2ea', stroke: '#1b6b3a' },
  innen: { fill: 'none', stroke: '#1b6b3a' },
  jederzeit: { fill: 'none', 'stroke-dasharray': '5 4' },
  start: { fill: '#12263a' },
  linie: { fill: 'none', stroke: '#12263a', 'stroke-width': '1.4' },
  spitze: { fill: '#12263a' },
  grund: { fill: '#fbfaf7' },
  'innen-grund': { fill: '#f3f1ea' },
  name: { 'font-size': '15', 'font-weight': '650', fill: '#12263a', 'text-anchor': 'middle' },
  text: { 'font-size': '12.5', fill: '#5b6672', 'text-anchor': 'middle' },
  aufruf: { 'font-size': '12.5', fill: '#0a6b6e', 'text-anchor': 'middle' },
  wort: { 'font-size': '12.5', fill: '#12263a', 'text-anchor': 'middle' },
  links: { 'text-anchor': 'start' },
};
/** Colours of the kinds of arrows, for the line, its head and its words. */
const toene: Readonly<Record<string, string>> = {
  antwort: '#0a6b6e',
  zurueck: '#0a6b6e',
  aendern: '#0a6b6e',
  fehler: '#b3261e',
  sofort: '#5b6672',
  leise: '#5b6672',
};

function attribute(klassen: string): string {
  const namen = klassen.split(' ');
  const alles = Object.fromEntries(namen.flatMap((name) => Object.entries(aussehen[name] ?? {})));
  const ton = namen.map((name) => toene[name]).find((farbe) => farbe !== undefined);
  if (ton !== undefined) alles[namen[0] === 'linie' ? 'stroke' : 'fill'] = ton;
  if (namen[0] === 'linie' && namen.includes('sofort')) alles['stroke-dasharray'] = '6 4';
  return Object.entries(alles)
    .map(([name, wert]) => ` ${name}="${wert}"`)
    .join('');
}

function entschaerft(text: string): string {
  return text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');
}
