import type { AnyMachineSnapshot } from 'xstate';
import * as z from 'zod/mini';
import { formatBetrag } from '#contract/fields/formatBetrag.ts';
import type { Pair } from '#tests/models/browser/readBack.ts';

const kontext = z.object({
  antworten: z.object({
    verursacher: z.object({ wer: z.string(), versicherungsNummer: z.string(), name: z.string() }),
    geschaedigte: z.object({ email: z.string(), telefon: z.string() }),
    schaden: z.object({
      schadenart: z.string(),
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
  vorsteuerabzug: { true: 'Ja', false: 'Nein' },
} as const;

const arten: Readonly<Record<string, string>> = {
  'phv SACHSCHADEN': 'Meine Sache wurde beschädigt',
  'phv PERSONENSCHADEN': 'Ich wurde verletzt',
  'thv SACHSCHADEN': 'Der Hund hat meine Sache beschädigt',
  'thv PERSONENSCHADEN': 'Der Hund hat mich verletzt',
  'thv TIERSCHADEN': 'Der Hund hat mein Tier verletzt',
};

/** Everything at a glance before it is sent. */
export function gezeigt(snapshot: AnyMachineSnapshot): readonly Pair[] | null {
  if (!snapshot.matches('pruefen')) return null;
  const { verursacher, geschaedigte, schaden, forderung } = z.parse(
    kontext,
    snapshot.context,
  ).antworten;
  const { wer, versicherungsNummer, name } = verursacher;
  const [posten] = forderung.positionen;
  const betrag = posten?.betrag === undefined ? 'noch offen' : formatBetrag(posten.betrag);
  return [
    ['Wer war es?', worte.wer[wer === 'thv' ? 'thv' : 'phv']],
    ['Versicherungsnummer', versicherungsNummer],
    ['Nachname oder Firma dieser Person', name],
    ['Name', 'Frau Ida Kern'],
    ['Anschrift', 'Am Hafen 7, 48155 Münster'],
    ['E\u2011Mail', geschaedigte.email],
    ['Telefon', geschaedigte.telefon],
    ['Was ist passiert?', arten[`${wer} ${schaden.schadenart}`] ?? '?'],
    ...(schaden.geburtsdatum === undefined ? [] : [['Ihr Geburtsdatum', '03.02.1990'] as const]),
    ['Wann', '20.11.2026'],
    ['Wo ist es passiert?', schaden.ort],
    ['Wie kam es dazu?', schaden.hergang],
    ['Wofür Sie Geld fordern', `${posten?.bezeichnung ?? '?'}: ${betrag}`],
    ['Können Sie Vorsteuer abziehen?', forderung.vorsteuerabzug ? 'Ja' : 'Nein'],
    ['IBAN', forderung.iban?.match(/.{1,4}/g)?.join(' ') ?? 'Noch keine'],
  ];
}

/** The number, and when it came. */
export function gesagt(snapshot: AnyMachineSnapshot): readonly string[] {
  if (!snapshot.matches('gemeldet')) return [];
  const { vorgangsNummer } = z.parse(ende, snapshot.context).ergebnis;
  return [`Ihre Vorgangsnummer lautet ${vorgangsNummer}.`, 'Gemeldet am 21.11.2026 um 11:00 Uhr.'];
}
