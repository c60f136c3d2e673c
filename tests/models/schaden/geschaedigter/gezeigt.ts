import type { AnyMachineSnapshot } from 'xstate';
import * as z from 'zod/mini';
import { laendercodes } from '#contract/fields/laendercodes.ts';
import { formatBetrag } from '#contract/fields/formatBetrag.ts';
import type { Pair } from '#tests/models/browser/readBack.ts';

const kontext = z.object({
  antworten: z.object({
    verursacher: z.object({ wer: z.string(), versicherungsNummer: z.string(), name: z.string() }),
    geschaedigte: z.object({
      anrede: z.string(),
      name: z.string(),
      land: z.string(),
      strasse: z.string(),
      hausnummer: z.string(),
      plz: z.string(),
      ort: z.string(),
      email: z.string(),
      telefon: z.string(),
    }),
    schaden: z.object({
      schadenart: z.string(),
      schadendatum: z.string(),
      uhrzeit: z.optional(z.string()),
      ort: z.string(),
      hergang: z.string(),
      geburtsdatum: z.optional(z.string()),
    }),
    forderung: z.object({
      positionen: z.array(z.object({ bezeichnung: z.string(), betrag: z.optional(z.number()) })),
      vorsteuerabzug: z.boolean(),
      iban: z.optional(z.string()),
    }),
  }),
});
const ende = z.object({ ergebnis: z.object({ vorgangsNummer: z.string() }) });

/** What each choice is called (`domain/schaden.md §9`). */
export const worte = {
  wer: {
    phv: 'Eine Privatperson',
    thv: 'Ein Hund',
    bhv: 'Ein Betrieb oder Handwerker',
    vh: 'Jemand, der mich beraten oder für mich gearbeitet hat',
  },
  anrede: { FRAU: 'Frau', HERR: 'Herr', DIVERS: 'Divers', KEINE_ANGABE: 'Keine Angabe' },
  land: laendernamen(),
  schadenart: {
    PERSONENSCHADEN: 'Ich wurde verletzt',
    SACHSCHADEN: 'Meine Sache wurde beschädigt',
    MIETSACHSCHADEN: 'Meine vermieteten Räume oder Sachen wurden beschädigt',
    SCHLUESSELVERLUST: 'Mein Schlüssel ging verloren',
    GEFAELLIGKEIT: 'Beim Helfen ging etwas kaputt',
    DATEN_INTERNET: 'Mir entstand ein Schaden im Internet',
    TIERSCHADEN: 'Mein Tier wurde verletzt',
    VERKEHRSUNFALL: 'Es kam zu einem Verkehrsunfall',
    DECKAKT: 'Meine Hündin wurde gedeckt',
    SONSTIGES: 'Etwas anderes',
  },
  vorsteuerabzug: { true: 'Ja', false: 'Nein' },
} as const;

const arten: Readonly<Record<string, string>> = worte.schadenart;
const wer: Readonly<Record<string, string>> = worte.wer;
const laender: Readonly<Record<string, string>> = worte.land;
const anreden: Readonly<Record<string, string>> = { FRAU: 'Frau ', HERR: 'Herr ' };

/** Everything at a glance before it is sent. */
export function gezeigt(snapshot: AnyMachineSnapshot): readonly Pair[] | null {
  if (!snapshot.matches('pruefen')) return null;
  const { verursacher, geschaedigte, schaden, forderung } = z.parse(
    kontext,
    snapshot.context,
  ).antworten;
  const { anrede, name, land, strasse, hausnummer, plz, ort, email, telefon } = geschaedigte;
  const [posten] = forderung.positionen;
  const betrag = posten?.betrag === undefined ? 'noch offen' : formatBetrag(posten.betrag);
  return [
    ['Wer war es?', wer[verursacher.wer] ?? '?'],
    ['Versicherungsnummer', verursacher.versicherungsNummer],
    ['Nachname oder Firma der versicherten Person', verursacher.name],
    ['Name', `${anreden[anrede] ?? ''}${name}`],
    ['Anschrift', `${strasse} ${hausnummer}, ${plz} ${ort}`],
    ['Land', laender[land] ?? '?'],
    ['E\u2011Mail', email],
    ['Telefon', telefon],
    ['Art des Schadens', arten[schaden.schadenart] ?? '?'],
    ...(schaden.geburtsdatum === undefined
      ? []
      : [['Ihr Geburtsdatum', deutsch(schaden.geburtsdatum)] as const]),
    [
      'Wann',
      [
        deutsch(schaden.schadendatum),
        ...(schaden.uhrzeit ? [`${schaden.uhrzeit}\u00A0Uhr`] : []),
      ].join(', '),
    ],
    ['Wo ist es passiert?', schaden.ort],
    ['Wie kam es dazu?', schaden.hergang],
    ['Wofür Sie Geld fordern', `${posten?.bezeichnung ?? '?'}: ${betrag}`],
    ['Können Sie Vorsteuer abziehen?', forderung.vorsteuerabzug ? 'Ja' : 'Nein'],
    ['IBAN', forderung.iban?.match(/.{1,4}/g)?.join(' ') ?? 'Noch keine'],
  ];
}

/** Every country by its name in German. */
function laendernamen(): Readonly<Record<string, string>> {
  const namen = new Intl.DisplayNames(['de'], { type: 'region' });
  const alle = Object.fromEntries(laendercodes.map((code) => [code, namen.of(code) ?? code]));
  // Browsers and servers would call these otherwise each.
  return { ...alle, FK: 'Falklandinseln', HK: 'Hongkong', MO: 'Macau', PS: 'Palästina' };
}

function deutsch(tag: string): string {
  return tag.split('-').toReversed().join('.');
}

/** The number, and when it came. */
export function gesagt(snapshot: AnyMachineSnapshot): readonly string[] {
  if (!snapshot.matches('gemeldet')) return [];
  const { vorgangsNummer } = z.parse(ende, snapshot.context).ergebnis;
  return [`Ihre Vorgangsnummer lautet ${vorgangsNummer}.`, 'Gemeldet am 21.11.2026 um 11:00 Uhr.'];
}
