import { type Deckung, stufe } from '../chart/coverage.ts';
import type { Ablauf, PfeilArt } from '../chart/graph.ts';

/** Every transition as a row, as a German spreadsheet opens it: semicolons, byte order mark, CRLF. */
export function alsCsv(ablauf: Ablauf, deckung: Deckung): string {
  const namen = new Map(ablauf.zustaende.map(({ id, name }) => [id, name]));
  const zeilen = ablauf.pfeile.map((pfeil) => [
    pfeil.id,
    pfeil.von,
    namen.get(pfeil.von) ?? '',
    arten[pfeil.art],
    pfeil.anlass,
    pfeil.bedingung ?? '',
    pfeil.nach,
    namen.get(pfeil.nach) ?? '',
    pfeil.beschreibung ?? '',
    stufen[stufe(pfeil, deckung)],
  ]);
  return `\uFEFF${[kopf, ...zeilen].map((felder) => felder.map(zelle).join(';')).join('\r\n')}\r\n`;
}

const kopf = [
  'Übergang',
  'Von (Kennung)',
  'Von',
  'Art',
  'Anlass',
  'Bedingung',
  'Nach (Kennung)',
  'Nach',
  'Beschreibung',
  'Durchlaufen',
];

export const arten = {
  ereignis: 'Ereignis',
  antwort: 'Antwort',
  fehler: 'Fehlschlag',
  frist: 'Frist',
  sofort: 'sofort',
  start: 'Anfang',
  route: 'Adresse',
  zurueck: 'zurück',
  aendern: 'bearbeiten',
} as const satisfies Record<PfeilArt, string>;

const stufen = { beide: 'ja', automat: 'nur am Automaten', keine: 'nein' } as const;

/** A cell that a spreadsheet would calculate is marked as text. */
function zelle(text: string): string {
  const harmlos = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[;"\r\n]/.test(harmlos) ? `"${harmlos.replaceAll('"', '""')}"` : harmlos;
}
