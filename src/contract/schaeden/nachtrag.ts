import * as z from 'zod/mini';
import { cent } from '../fields/cent.ts';
import { datum } from '../fields/datum.ts';
import { email } from '../fields/email.ts';
import { auszahlungsiban as iban } from '../fields/iban.ts';
import { freitext, pflichttext } from '../fields/pflichttext.ts';
import { telefon } from '../fields/telefon.ts';
import { mitRegeln, type Regelfehler, regeltexte } from './mitRegeln.ts';

export const sachzustaende = {
  BESCHAEDIGT: 'Beschädigt',
  ZERSTOERT: 'Zerstört',
  ENTWENDET: 'Gestohlen',
} as const;

/** What an injured party is to who reports. */
export const verhaeltnisse = {
  FREMD: 'Fremde Person',
  FAMILIE: 'Familie',
  NACHBAR: 'Nachbar',
  VERMIETER: 'Vermieter',
  ARBEITGEBER: 'Arbeitgeber',
  KUNDE: 'Kunde',
} as const;

export const schuldeinschaetzungen = {
  ICH: 'Ja',
  GETEILT: 'Zum Teil',
  NICHT_ICH: 'Nein',
  UNKLAR: 'Das weiß ich nicht',
} as const;

export const kontowahlen = {
  VERTRAG: 'Auf das Konto, das Sie bei uns haben',
  ANDERES: 'Auf ein anderes Konto',
} as const;

/** Things and injured parties that are taken at most. */
export const sachenMax = 50;
export const geschaedigteMax = 5;
/** Cents from which an expert may look at the damage. */
export const gutachterAb = 5_000_00;

/** Cents that one amount is at most. */
const betragMax = 999_999_99;
/** Amount of money she names, in cents. */
export const betrag = cent.check(
  z.minimum(0, 'Geben Sie einen Betrag ein.'),
  z.maximum(betragMax, 'Geben Sie höchstens 999.999,99\u00A0EUR ein.'),
);

/** One of a few; the sentence is said where none is chosen. */
function eines<const Werte extends Readonly<Record<string, string>>>(werte: Werte, satz: string) {
  return z.enum(Object.keys(werte) as [keyof Werte & string], satz);
}

function jaNein(satz: string) {
  return z.boolean({ error: satz });
}

/** Answers of each part but the questions of its kind of damage, which are data. */
export const nachtragsformen = {
  sachen: z.strictObject({
    positionen: z
      .array(
        z.strictObject({
          bezeichnung: pflichttext({ was: 'den Namen der Sache', max: 80 }),
          neupreis: betrag,
          kaufdatum: z.optional(datum),
          zustand: eines(sachzustaende, 'Wählen Sie, was mit der Sache ist.'),
          beleg: jaNein('Wählen Sie, ob Sie einen Beleg haben.'),
        }),
      )
      .check(z.minLength(1, 'Nennen Sie mindestens eine Sache.'), z.maxLength(sachenMax)),
    schadenhoehe: z.optional(betrag),
    /** She does not know yet what it costs. */
    unbekannt: jaNein('Wählen Sie, ob Sie die Kosten kennen.'),
  }),
  beteiligte: z.strictObject({
    geschaedigte: z
      .array(
        z.strictObject({
          name: pflichttext({ was: 'den Namen', max: 100 }),
          verhaeltnis: eines(verhaeltnisse, 'Wählen Sie, wer die Person für Sie ist.'),
          anschrift: z.optional(freitext({ max: 200 })),
          telefon: z.optional(telefon),
          email: z.optional(email),
        }),
      )
      .check(z.minLength(1, 'Nennen Sie mindestens eine Person.'), z.maxLength(geschaedigteMax)),
    anspruchGestellt: jaNein('Wählen Sie, ob Geld gefordert wurde.'),
    anspruchAm: z.optional(datum),
    verantwortlich: eines(schuldeinschaetzungen, 'Wählen Sie, ob Sie verantwortlich sind.'),
    begruendung: z.optional(pflichttext({ was: 'den Grund', max: 500, mehrzeilig: true })),
    zeugen: z.optional(freitext({ max: 300 })),
  }),
  polizei: z.strictObject({
    gemeldet: jaNein('Wählen Sie, ob die Polizei davon weiß.'),
    dienststelle: z.optional(pflichttext({ was: 'die Dienststelle', max: 100 })),
    anzeigeAm: z.optional(datum),
    aktenzeichen: z.optional(freitext({ max: 60 })),
    /** Where something was stolen. */
    stehlgutliste: z.optional(jaNein('Wählen Sie, ob die Polizei die Liste hat.')),
  }),
  versicherung: z.strictObject({
    weitere: jaNein('Wählen Sie, ob es eine andere Versicherung gibt.'),
    versicherer: z.optional(pflichttext({ was: 'den Namen der Versicherung', max: 100 })),
  }),
  auszahlung: z.strictObject({
    konto: eines(kontowahlen, 'Wählen Sie ein Konto.'),
    iban: z.optional(iban),
  }),
} as const;

const umstaende = z.record(
  z.string().check(z.maxLength(40)),
  z.union([
    z.boolean(),
    cent,
    z.string().check(z.maxLength(500)),
    z.array(z.string().check(z.maxLength(40))).check(z.maxLength(20)),
  ]),
);
export type Umstandsantworten = z.infer<typeof umstaende>;

/** What was said after the report, as far as it was. */
export const nachtrag = z.strictObject({
  umstaende: z.optional(umstaende),
  sachen: z.optional(nachtragsformen.sachen),
  beteiligte: z.optional(nachtragsformen.beteiligte),
  polizei: z.optional(nachtragsformen.polizei),
  versicherung: z.optional(nachtragsformen.versicherung),
  auszahlung: z.optional(nachtragsformen.auszahlung),
});
export type Nachtrag = z.infer<typeof nachtrag>;

/** What the parts ask for beyond the shape of each field, by the name of the field; `heute` as `yyyy-MM-dd`. */
const regeln: {
  readonly [Teil in keyof typeof nachtragsformen]: (
    antwort: Partial<NonNullable<Nachtrag[Teil]>>,
    heute: string,
  ) => readonly Regelfehler[];
} = {
  sachen: ({ positionen = [], schadenhoehe, unbekannt }, heute) => [
    ...positionen.flatMap(({ kaufdatum }, stelle) =>
      amTag(`positionen.${stelle}.kaufdatum`, kaufdatum, heute),
    ),
    ...wenn(
      schadenhoehe === undefined && unbekannt === false,
      'schadenhoehe',
      'Geben Sie einen Betrag ein.',
    ),
  ],
  beteiligte: ({ anspruchGestellt, anspruchAm }, heute) => [
    ...wenn(anspruchGestellt === true && anspruchAm === undefined, 'anspruchAm', tagFehlt),
    ...amTag('anspruchAm', anspruchAm, heute),
  ],
  polizei: ({ gemeldet, dienststelle, anzeigeAm }, heute) => [
    ...wenn(
      gemeldet === true && dienststelle === undefined,
      'dienststelle',
      'Geben Sie die Dienststelle ein.',
    ),
    ...wenn(gemeldet === true && anzeigeAm === undefined, 'anzeigeAm', tagFehlt),
    ...amTag('anzeigeAm', anzeigeAm, heute),
  ],
  versicherung: ({ weitere, versicherer }) =>
    wenn(
      weitere === true && versicherer === undefined,
      'versicherer',
      'Geben Sie den Namen der Versicherung ein.',
    ),
  auszahlung: ({ konto, iban: anderes }) => [
    ...wenn(konto === 'ANDERES' && anderes === undefined, 'iban', 'Bitte geben Sie Ihre IBAN ein.'),
    ...wenn(konto === 'VERTRAG' && anderes !== undefined, 'iban', regeltexte.UNGEFRAGT),
  ],
};

const tagFehlt = 'Geben Sie ein Datum ein.';

function wenn(trifftZu: boolean, feld: string, text: string): readonly Regelfehler[] {
  return trifftZu ? [{ feld, text }] : [];
}

function amTag(feld: string, tag: string | undefined, heute: string): readonly Regelfehler[] {
  return wenn(tag !== undefined && tag > heute, feld, regeltexte.ZUKUNFT);
}

/** A part with everything it asks for, as its page, its chart and the server check it. */
export function nachtragsform(teil: keyof typeof nachtragsformen, heute: string): z.ZodMiniType {
  const regel: (antwort: object, heute: string) => readonly Regelfehler[] = regeln[teil];
  return mitRegeln<z.ZodMiniType>(nachtragsformen[teil], (antwort) =>
    typeof antwort === 'object' && antwort !== null ? regel(antwort, heute) : [],
  );
}
