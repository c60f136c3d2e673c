import { fristen } from '#contract/zahlen.ts';
import { grundLabel } from '#contract/endpoints/tarifieren/grundLabel.ts';
import type {
  Antragsgrund,
  Nachricht,
  NachrichtAnliegen,
  Rueckrufzeit,
} from '#contract/endpoints/nachricht.ts';
import { produktName } from '#contract/produkte/produkte.ts';

/** A message as whoever answers it reads it (`domain/konto.md §8`). */
export function nachrichtMail(nachricht: Nachricht): { betreff: string; text: string } {
  const { anliegen, antrag, name, email, telefon, rueckrufzeit } = nachricht;
  const produkt = antrag ? ` (${produktName(antrag.produkt)})` : '';
  const absaetze = [
    `Guten Tag,`,
    `im Portal ist eine Nachricht eingegangen. Bitte antworten Sie innerhalb von ${fristen.antwortWerktage}\u00A0Werktagen.`,
    zeilen(
      ['Anliegen', anliegenWort[anliegen] + produkt],
      ['Name', name],
      ['E-Mail', email],
      ['Telefon', telefon],
      ['Rückruf', rueckrufzeit && rueckrufWort[rueckrufzeit]],
      ['Grund der Prüfung', antrag?.grund && grundWort(antrag.grund)],
    ),
    `Nachricht:\n${nachricht.nachricht}`,
    ...(antrag && antrag.angaben.length > 0
      ? [`Angaben aus dem Antrag:\n${antrag.angaben.map(angabe).join('\n')}`]
      : []),
  ];
  return { betreff: `Nachricht: ${anliegenWort[anliegen]}${produkt}`, text: absaetze.join('\n\n') };
}

const anliegenWort = {
  ANFRAGE_RISIKO: 'Prüfung einer Anfrage',
  RUECKRUF: 'Bitte um Rückruf',
  ANGEBOT: 'Bitte um ein Angebot',
  ALLGEMEIN: 'Allgemeine Frage',
} as const satisfies Record<NachrichtAnliegen, string>;

const rueckrufWort = {
  VORMITTAG: 'vormittags',
  NACHMITTAG: 'nachmittags',
  EGAL: 'jederzeit',
} as const satisfies Record<Rueckrufzeit, string>;

/** Codes are the words of whoever prices; only the two of the credit check are not among them. */
function grundWort(grund: Antragsgrund): string {
  if (grund === 'BONITAET_NEGATIV') return 'Bonitätsprüfung negativ; ein Mensch soll entscheiden';
  return grund === 'BONITAET_UNKLAR' ? 'Bonitätsprüfung unklar' : grundLabel[grund];
}

function zeilen(...paare: (readonly [string, string | null | undefined])[]): string {
  return paare.flatMap(([wort, wert]) => (wert ? [`${wort}: ${wert}`] : [])).join('\n');
}

function angabe({ label, wert }: { label: string; wert: string }): string {
  return `${label}${/[.?]$/.test(label) ? '' : ':'} ${wert}`;
}
