import type { PfeilArt } from './graph.ts';
import type { Kasten, Linie, Punkt, Zeichnung } from './layout.ts';
import { mass, textIn } from './measure.ts';

/** Title, description and a word that tells the pictures of one page apart. */
export interface Bildtext {
  readonly id: string;
  readonly titel: string;
  readonly beschreibung: string;
}

/** The picture as SVG; colours and fonts come from the style sheet of the page. */
export function diagram(zeichnung: Zeichnung, { id, titel, beschreibung }: Bildtext): string {
  const { kaesten, linien } = zeichnung;
  const width = rund(zeichnung.width);
  const height = rund(zeichnung.height);
  return [
    `<svg class="bild" xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-labelledby="${id}-titel ${id}-text">`,
    `<title id="${id}-titel">${sicher(titel)}</title>`,
    `<desc id="${id}-text">${sicher(beschreibung)}</desc>`,
    `<defs>${(['weg', 'antwort', 'fehler', 'leise'] as const).map((art) => spitze(id, art)).join('')}</defs>`,
    ...kaesten.map(kasten),
    ...linien.map((linie) => strich(linie, id)),
    // Over the lines: arrows into a group cross its heading.
    ...kaesten.map(ueberschrift),
    ...linien.map(schild),
    '</svg>',
  ].join('\n');
}

/** Text that is safe between tags and in attributes. */
export function sicher(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

function kasten({ zustand, x, y, width, height }: Kasten): string {
  if (zustand.art === 'start') {
    const r = width / 2;
    return `<circle class="start" cx="${rund(x + r)}" cy="${rund(y + r)}" r="${rund(r - 2)}"/>`;
  }
  const klasse = [
    'zustand',
    zustand.art,
    zustand.laedt ? 'laedt' : '',
    zustand.fehler ? 'stoerung' : '',
  ]
    .filter(Boolean)
    .join(' ');
  const rahmen = rechteck('rahmen', x, y, width, height, zustand.art === 'gruppe' ? 14 : 10);
  const doppelt =
    zustand.art === 'ende' ? rechteck('innen', x + 4, y + 4, width - 8, height - 8, 7) : '';
  return `<g class="${klasse}">${rahmen}${doppelt}</g>`;
}

function ueberschrift({ zustand, x, y, width }: Kasten): string {
  if (zustand.art === 'start') return '';
  const { titel, text, aufrufe } = textIn(zustand);
  const mitte = zustand.art === 'gruppe' ? x + mass.rand + 4 : x + width / 2;
  const zeilen = [
    ...titel.map(
      (zeile, i) =>
        `<text class="name" x="${rund(mitte)}" y="${rund(y + 25 + i * 20)}">${sicher(zeile)}</text>`,
    ),
    ...[...text, ...aufrufe].map((zeile, i) => {
      const unten = y + 25 + titel.length * 20 + i * mass.zeile - 2;
      const art = i < text.length ? 'text' : 'text aufruf';
      return `<text class="${art}" x="${rund(mitte)}" y="${rund(unten)}">${sicher(zeile)}</text>`;
    }),
  ];
  return `<g class="worte ${zustand.art}">${zeilen.join('')}</g>`;
}

function strich({ pfeile, punkte }: Linie, id: string): string {
  const art = pfeile[0]?.art ?? 'ereignis';
  const marke = `url(#${id}-${spitzeVon(art)})`;
  const anfang = art === 'route' ? ` marker-start="${marke}"` : '';
  return `<path class="linie ${art}" d="${weg(punkte)}" marker-end="${marke}"${anfang}/>`;
}

function schild({ pfeile, schild: s }: Linie): string {
  if (!s) return '';
  const art = pfeile[0]?.art ?? 'ereignis';
  const zeilen = s.zeilen.map(
    (zeile, i) =>
      `<text x="${rund(s.x + s.width / 2)}" y="${rund(s.y + 15 + i * mass.zeile)}">${sicher(zeile)}</text>`,
  );
  return `<g class="schild ${art}">${rechteck('grund', s.x, s.y, s.width, s.height, 5)}${zeilen.join('')}</g>`;
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
  if (art === 'fehler' || art === 'antwort') return art;
  return art === 'route' || art === 'sofort' ? 'leise' : 'weg';
}

function spitze(id: string, art: string): string {
  return `<marker id="${id}-${art}" class="spitze ${art}" viewBox="0 0 10 10" refX="8.5" refY="5" markerWidth="7" markerHeight="7" orient="auto-start-reverse"><path d="M0 1 9 5 0 9z"/></marker>`;
}

function rechteck(klasse: string, x: number, y: number, w: number, h: number, r: number): string {
  return `<rect class="${klasse}" x="${rund(x)}" y="${rund(y)}" width="${rund(w)}" height="${rund(h)}" rx="${r}"/>`;
}

function xy({ x, y }: Punkt): string {
  return `${rund(x)} ${rund(y)}`;
}

function rund(zahl: number): string {
  return String(Math.round(zahl * 10) / 10);
}
