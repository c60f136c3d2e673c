import type { Abschnitt, Block, Dokumentinhalt, Bildzeichen } from '../inhalt/inhalt.ts';
import type { Dokumentmarke } from '../marke.ts';
import { symbole } from '../symbole.ts';
import { seite } from './seite.ts';
import { sicher } from './sicher.ts';

interface Anzeige {
  inhalte: readonly Dokumentinhalt[];
  marke: Dokumentmarke;
  /** Name of the page: the document's, or that of all together. */
  titel: string;
  /** Address of the same as a PDF, relative to the page. */
  pdf: string;
}

/** Documents as one page without script or inline style; readable on a phone and on paper. */
export function alsHtml({ inhalte, marke, titel, pdf }: Anzeige): string {
  const [erstes, ...weitere] = inhalte;
  if (!erstes) throw new Error('A page needs a document.');
  const teile =
    weitere.length === 0
      ? [kopf(erstes, 1), ...erstes.abschnitte.map((teil) => abschnitt(teil, 2))]
      : [`<h1>${sicher(titel)}</h1>`, verzeichnis(inhalte), ...inhalte.map(eines)];
  return seite({
    marke,
    titel,
    inhalt: [
      '<main>',
      `<p class="werkzeug"><a href="${sicher(pdf)}">Als PDF öffnen</a></p>`,
      ...teile,
      '</main>',
    ].join('\n'),
    fuss: erstes.fuss,
  });
}

function verzeichnis(inhalte: readonly Dokumentinhalt[]): string {
  const eintraege = inhalte.map(
    ({ typ, titel }) => `<li><a href="#${typ}">${sicher(titel)}</a></li>`,
  );
  return `<nav aria-label="Inhalt"><ul>${eintraege.join('')}</ul></nav>`;
}

function eines(inhalt: Dokumentinhalt): string {
  const abschnitte = inhalt.abschnitte.map((teil) => abschnitt(teil, 3));
  return [`<article id="${inhalt.typ}">`, kopf(inhalt, 2), ...abschnitte, '</article>'].join('\n');
}

function kopf(inhalt: Dokumentinhalt, stufe: 1 | 2): string {
  const { titel, ueberschrift = titel, vermerk, kopf: zeilen } = inhalt;
  const stempel = vermerk === undefined ? '' : `\n<p class="vermerk">${sicher(vermerk)}</p>`;
  const unter =
    zeilen.length === 0 ? '' : `\n<p class="kopf">${zeilen.map(sicher).join('<br>')}</p>`;
  return `<h${stufe}>${sicher(ueberschrift)}</h${stufe}>${stempel}${unter}`;
}

function abschnitt({ titel, bloecke, symbol }: Abschnitt, stufe: 2 | 3): string {
  const davor = symbol === undefined ? '' : bildzeichen(symbol);
  return [
    '<section>',
    ...(titel === '' ? [] : [`<h${stufe}>${davor}${sicher(titel)}</h${stufe}>`]),
    ...bloecke.map(block),
    '</section>',
  ].join('\n');
}

/** Drawn beside the heading that says the same. */
function bildzeichen(symbol: Bildzeichen): string {
  const { farbe, formen } = symbole[symbol];
  const linien = formen.map(({ d, stroke }) =>
    stroke === undefined
      ? `<path d="${d}" fill="#fff"/>`
      : `<path d="${d}" fill="none" stroke="#fff" stroke-width="${stroke}" stroke-linecap="round" stroke-linejoin="round"/>`,
  );
  return `<svg class="symbol" aria-hidden="true" viewBox="0 0 24 24" width="28" height="28"><rect width="24" height="24" rx="4" fill="${farbe}"/>${linien.join('')}</svg>`;
}

function block(teil: Block): string {
  if (teil.art === 'absatz') return `<p>${sicher(teil.text)}</p>`;
  if (teil.art === 'hinweis') return `<p class="hinweis">${sicher(teil.text)}</p>`;
  if (teil.art === 'liste') {
    const art = teil.zeichen === undefined ? '' : ` class="${teil.zeichen.toLowerCase()}"`;
    return `<ul${art}>${teil.punkte.map((punkt) => `<li>${sicher(punkt)}</li>`).join('')}</ul>`;
  }
  if (teil.art === 'unterschrift') {
    return teil.zeilen.map((zeile) => `<p class="unterschrift">${sicher(zeile)}</p>`).join('');
  }
  const zeilen = teil.fakten.map(
    ({ name, wert }) => `<div><dt>${sicher(name)}</dt><dd>${sicher(wert)}</dd></div>`,
  );
  return `<dl>${zeilen.join('')}</dl>`;
}
