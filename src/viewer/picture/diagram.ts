import { type Deckung, stufe } from '../chart/coverage.ts';
import type { PfeilArt, GraphZustand } from '../chart/graph.ts';
import type { Kasten, Linie, Punkt, Zeichnung } from './drawing.ts';
import { istGruppe, kopfhoehe, mass } from './measure.ts';

/** Title, description and a word that tells the pictures of one page apart. */
export interface Bildtext {
  readonly id: string;
  readonly titel: string;
  readonly beschreibung: string;
  /** Draws what the tours did not take apart from the rest. */
  readonly deckung?: Deckung;
  /** Makes every state a link to its row in the table. */
  readonly mitVerweisen?: boolean;
}

/** The picture as SVG; colours and fonts come from the style sheet of the page. */
export function diagram(zeichnung: Zeichnung, bildtext: Bildtext): string {
  const { kaesten, linien } = zeichnung;
  const { id, titel, beschreibung, mitVerweisen = false } = bildtext;
  const width = rund(zeichnung.width);
  const height = rund(zeichnung.height);
  const arten = [...new Set(linien.map(({ pfeile }) => spitzeVon(artDer(pfeile))))];
  return [
    `<svg class="bild" xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="${mitVerweisen ? 'group' : 'img'}" aria-labelledby="${id}-titel" aria-describedby="${id}-text">`,
    `<title id="${id}-titel">${sicher(titel)}</title>`,
    `<desc id="${id}-text">${sicher(beschreibung)}</desc>`,
    `<defs>${arten.map((art) => spitze(id, art)).join('')}</defs>`,
    ...kaesten.map(kasten),
    ...linien.map((linie) => strich(linie, bildtext)),
    // Over the lines: arrows into a group cross its heading.
    ...kaesten.map((feld) => ueberschrift(feld, mitVerweisen)),
    ...linien.map((linie) => schild(linie, kaesten)),
    '</svg>',
  ]
    .filter(Boolean)
    .join('\n');
}

/** Text that is safe between tags and in attributes. */
export function sicher(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

/** Id of a state's row in the table. */
export function zeilenId(zustand: string): string {
  return `zustand-${zustand}`;
}

/** A state in words, for those who do not see its colour. */
export function merkmal({ art, laedt, fehler }: GraphZustand): string {
  if (art === 'ende') return 'Ende';
  if (laedt) return 'wartet auf eine Antwort';
  return fehler ? 'Störung' : '';
}

function kasten({ zustand, x, y, width, height }: Kasten): string {
  const { art, id, darin = [] } = zustand;
  if (art === 'start') {
    const r = width / 2;
    return `<circle class="start" cx="${rund(x + r)}" cy="${rund(y + r)}" r="${rund(r - 2)}"/>`;
  }
  const farbe = zustand.laedt ? ' laedt' : zustand.fehler ? ' stoerung' : '';
  const feld = `data-kasten="${sicher([id, ...darin].join(' '))}"`;
  const rahmen = rechteck(
    `rahmen ${art}${farbe}`,
    [x, y, width, height],
    istGruppe(zustand) ? 14 : 10,
    feld,
  );
  if (art !== 'ende') return rahmen;
  return rahmen + rechteck('innen', [x + 4, y + 4, width - 8, height - 8], 7);
}

function ueberschrift(feld: Kasten, mitVerweisen: boolean): string {
  const { zustand, worte, x, y, width, height } = feld;
  if (zustand.art === 'start') return '';
  const gruppe = istGruppe(zustand);
  const mitte = gruppe ? x + mass.rand + 4 : x + width / 2;
  const oben = gruppe ? y : y + (height - kopfhoehe(worte) - mass.rand) / 2;
  const seite = gruppe ? ' links' : '';
  const zeile = (klasse: string, text: string, unten: number) =>
    `<text class="${klasse}${seite}" x="${rund(mitte)}" y="${rund(unten)}">${sicher(text)}</text>`;
  const zeilen = [
    ...worte.titel.map((text, i) => zeile('name', text, oben + 25 + i * mass.titelzeile)),
    ...[...worte.text, ...worte.aufrufe].map((text, i) => {
      const unten = oben + 23 + worte.titel.length * mass.titelzeile + i * mass.zeile;
      return zeile(i < worte.text.length ? 'text' : 'aufruf', text, unten);
    }),
  ].join('');
  const fragen = zustand.fragen?.length
    ? `<title>${sicher(zustand.fragen.join('\n'))}</title>`
    : '';
  if (!mitVerweisen || zustand.art === 'jederzeit') {
    return fragen ? `<g>${fragen}${zeilen}</g>` : zeilen;
  }
  const name = [zustand.name, merkmal(zustand)].filter(Boolean).join(', ');
  const treffer = rechteck('treffer', [x, y, width, gruppe ? kopfhoehe(worte) : height], 10);
  return `<a class="verweis" href="#${sicher(zeilenId(zustand.id))}" data-zustand="${sicher(zustand.id)}" aria-label="${sicher(name)}">${fragen}${treffer}${zeilen}</a>`;
}

function strich({ pfeile, punkte }: Linie, { id, deckung }: Bildtext): string {
  const art = artDer(pfeile);
  const marke = `url(#${id}-${spitzeVon(art)})`;
  return `<path class="linie ${art}${offen(pfeile, deckung)}"${enden(pfeile)} d="${weg(punkte)}" marker-end="${marke}"/>`;
}

/** A line is as far proven as the least proven of its arrows. */
function offen(pfeile: Linie['pfeile'], deckung: Deckung | undefined): string {
  if (!deckung) return '';
  const stufen = new Set(pfeile.map((pfeil) => stufe(pfeil, deckung)));
  if (stufen.has('keine')) return ' ungedeckt';
  return stufen.has('automat') ? ' halb' : '';
}

function schild({ pfeile, schild: s }: Linie, kaesten: readonly Kasten[]): string {
  if (!s || s.zeilen.length === 0) return '';
  const art = artDer(pfeile);
  const zeilen = s.zeilen.map(
    (zeile, i) =>
      `<text class="wort ${art}" x="${rund(s.x + s.width / 2)}" y="${rund(s.y + 14.5 + i * mass.zeile)}">${sicher(zeile)}</text>`,
  );
  return `<g class="schild"${enden(pfeile)}>${rechteck(grundVon(s, kaesten), [s.x, s.y, s.width, s.height], 5)}${zeilen.join('')}</g>`;
}

/** A label has the colour of what it lies on. */
function grundVon({ x, y }: Punkt, kaesten: readonly Kasten[]): string {
  const inGruppe = kaesten.some(
    (k) =>
      istGruppe(k.zustand) && x >= k.x && x <= k.x + k.width && y >= k.y && y <= k.y + k.height,
  );
  return inGruppe ? 'grund innen-grund' : 'grund';
}

function enden([erster]: Linie['pfeile']): string {
  return erster ? ` data-von="${sicher(erster.von)}" data-nach="${sicher(erster.nach)}"` : '';
}

function artDer([erster]: Linie['pfeile']): PfeilArt {
  return erster?.art ?? 'ereignis';
}

/** Bends are rounded, so that the eye follows a line through them. */
function weg(punkte: readonly Punkt[]): string {
  const [first, ...rest] = punkte;
  if (!first) return '';
  const teile = rest.map((punkt, i) => {
    const davor = punkte[i] ?? first;
    const danach = rest[i + 1];
    if (!danach) return `L${xy(punkt)}`;
    return `L${xy(richtung(punkt, davor))} Q${xy(punkt)} ${xy(richtung(punkt, danach))}`;
  });
  return `M${xy(first)} ${teile.join(' ')}`;
}

function richtung(von: Punkt, nach: Punkt): Punkt {
  const laenge = Math.hypot(nach.x - von.x, nach.y - von.y) || 1;
  const r = Math.min(8, laenge / 2);
  return { x: von.x + ((nach.x - von.x) / laenge) * r, y: von.y + ((nach.y - von.y) / laenge) * r };
}

function spitzeVon(art: PfeilArt): string {
  if (art === 'fehler') return 'fehler';
  if (art === 'antwort' || art === 'zurueck' || art === 'aendern') return 'antwort';
  return art === 'sofort' ? 'leise' : 'weg';
}

function spitze(id: string, art: string): string {
  return `<marker id="${id}-${art}" viewBox="0 0 10 10" refX="8.5" refY="5" markerWidth="7" markerHeight="7" orient="auto"><path class="spitze ${art}" d="M0 1 9 5 0 9z"/></marker>`;
}

function rechteck(
  klasse: string,
  [x, y, w, h]: readonly [number, number, number, number],
  r: number,
  mehr = '',
): string {
  return `<rect class="${klasse}" x="${rund(x)}" y="${rund(y)}" width="${rund(w)}" height="${rund(h)}" rx="${r}"${mehr && ` ${mehr}`}/>`;
}

function xy({ x, y }: Punkt): string {
  return `${rund(x)} ${rund(y)}`;
}

function rund(zahl: number): string {
  return String(Math.round(zahl * 10) / 10);
}
