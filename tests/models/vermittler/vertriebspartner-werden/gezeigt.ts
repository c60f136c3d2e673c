import type { AnyMachineSnapshot } from 'xstate';
import * as z from 'zod/mini';
import { betriebsworte } from '#tests/models/antrag/betriebGezeigt.ts';
import type { Pair } from '#tests/models/browser/readBack.ts';

const kontext = z.object({
  antworten: z.object({
    vermittlerart: z.object({ art: z.string() }),
    firma: z.object({
      firmenname: z.string(),
      rechtsform: z.string(),
      strasse: z.string(),
      hausnummer: z.string(),
      plz: z.string(),
      ort: z.string(),
      website: z.optional(z.string()),
    }),
    registrierung: z.object({ ihkNummer: z.string(), erlaubnis: z.string() }),
    ansprechpartner: z.object({
      anrede: z.string(),
      vorname: z.string(),
      nachname: z.string(),
      email: z.string(),
      handynummer: z.string(),
    }),
    bank: z.object({
      iban: z.string(),
      steuernummer: z.string(),
      ustId: z.optional(z.string()),
    }),
  }),
});
const ende = z.object({ ergebnis: z.object({ anbindungsNummer: z.string() }) });

/** What each choice is called (`domain/konto.md §7.1`). */
export const worte = {
  art: {
    MAKLER: 'Maklerin oder Makler',
    MEHRFACHVERTRETER: 'Mehrfachvertreterin oder Mehrfachvertreter',
    AUSSCHLIESSLICHKEIT: 'Vertreterin oder Vertreter einer Versicherung',
    TIPPGEBER: 'Tippgeberin oder Tippgeber',
  },
  rechtsform: betriebsworte.rechtsform,
  erlaubnis: {
    ERLAUBNIS: 'Erlaubnis nach § 34d Abs. 1 GewO',
    BEFREIT: 'Befreiung nach § 34d Abs. 6 GewO',
    GEBUNDEN: 'Gebunden nach § 34d Abs. 7 GewO',
  },
  anrede: { FRAU: 'Frau', HERR: 'Herr', DIVERS: 'Divers', KEINE_ANGABE: 'Keine Angabe' },
} as const;

const arten: Readonly<Record<string, string>> = worte.art;
const rechtsformen: Readonly<Record<string, string>> = worte.rechtsform;
const anreden: Readonly<Record<string, string>> = { FRAU: 'Frau ', HERR: 'Herr ' };
const erlaubnisse: Readonly<Record<string, string>> = worte.erlaubnis;

/** Everything at a glance before it is sent. */
export function gezeigt(snapshot: AnyMachineSnapshot): readonly Pair[] | null {
  if (!snapshot.matches('zusammenfassung')) return null;
  const { vermittlerart, firma, registrierung, ansprechpartner, bank } = z.parse(
    kontext,
    snapshot.context,
  ).antworten;
  const { strasse, hausnummer, plz, ort } = firma;
  const { anrede, vorname, nachname, email, handynummer } = ansprechpartner;
  return [
    ['Art', arten[vermittlerart.art] ?? '?'],
    ['Firmenname', firma.firmenname],
    ['Rechtsform', rechtsformen[firma.rechtsform] ?? '?'],
    ['Anschrift', `${strasse} ${hausnummer}, ${plz} ${ort}`],
    ...(firma.website === undefined ? [] : [['Website', firma.website] as const]),
    ['Registernummer', registrierung.ihkNummer],
    [
      'Was erlaubt Ihnen, Versicherungen zu vermitteln?',
      erlaubnisse[registrierung.erlaubnis] ?? '?',
    ],
    ['Name', `${anreden[anrede] ?? ''}${vorname} ${nachname}`],
    ['E\u2011Mail', email],
    ['Handynummer', handynummer],
    ['IBAN', bank.iban.match(/.{1,4}/g)?.join(' ') ?? '?'],
    ['Steuernummer', bank.steuernummer],
    ...(bank.ustId === undefined ? [] : [['Umsatzsteuer-ID', bank.ustId] as const]),
    ['Zugestimmt', 'Courtagezusage, Auftragsverarbeitung'],
  ];
}

/** When somebody answers, and the number. */
export function gesagt(snapshot: AnyMachineSnapshot): readonly string[] {
  if (!snapshot.matches('gesendet')) return [];
  const { anbindungsNummer } = z.parse(ende, snapshot.context).ergebnis;
  return [
    'Vielen Dank. Wir prüfen Ihre Angaben und melden uns innerhalb von 5 Werktagen.',
    `Ihre Vorgangsnummer lautet ${anbindungsNummer}.`,
  ];
}
