import * as z from 'zod/mini';
import { anlaesse, gespraechsarten } from '../begriffe/beratung.ts';
import { wuensche } from '../begriffe/wunsch.ts';
import { cent } from '../fields/cent.ts';
import { gestalteterPflichttext } from '../fields/gestalteterText.ts';
import { partnerNummer } from '../fields/partnerNummer.ts';
import { freitext, pflichttext } from '../fields/pflichttext.ts';
import { antwortName } from './antworten.ts';

/** Where the wish is missing, which the offers are found by. */
export const wunschFehlt = 'Wählen Sie, was dem Kunden am wichtigsten ist.';

/** Characters of what is written in an advice. */
export const beratungstexte = { wuensche: 2_000, gegenstand: 300, bisher: 200, begruendung: 4_000 };

/** Somebody of the own book, by her number. */
const ausDemBestand = { art: z.literal('BESTAND'), partnerNummer };
/** Somebody nobody knows yet, by her name. */
const neu = {
  art: z.literal('NEU'),
  name: pflichttext({ was: 'den Namen des Kunden', ohneZiffern: true }),
};

/** Who is advised. */
const kunde = z.discriminatedUnion('art', [z.strictObject(ausDemBestand), z.strictObject(neu)]);

const kundeFehlt = 'Suchen Sie den Kunden und wählen Sie ihn aus.';

/** The same as it is asked: what was searched for stands beside it and is no part of the answer. */
export const kundenwahl = z.discriminatedUnion(
  'art',
  [
    z.object({
      ...ausDemBestand,
      partnerNummer: z
        .string({ error: kundeFehlt })
        .check(z.refine((nummer) => partnerNummer.safeParse(nummer).success, kundeFehlt)),
    }),
    z.object(neu),
  ],
  'Wählen Sie, ob Sie den Kunden schon kennen.',
);
export type Beratungskunde = z.infer<typeof kunde>;

const bedarfsangaben = z.strictObject({
  anlass: z.enum(anlaesse, 'Wählen Sie den Anlass.'),
  gespraechsart: z.enum(gespraechsarten, 'Wählen Sie, wie Sie miteinander sprechen.'),
  wuensche: pflichttext({
    was: 'die Wünsche des Kunden',
    fehlt: 'Schreiben Sie auf, was sich der Kunde wünscht.',
    max: beratungstexte.wuensche,
    mehrzeilig: true,
  }),
  /** What is owned and to be insured. */
  gegenstand: pflichttext({
    was: 'das',
    fehlt: 'Schreiben Sie auf, was versichert werden soll.',
    max: beratungstexte.gegenstand,
  }),
  /** Whether she is insured today: nobody reads that out of a field that was left empty. */
  versichert: z.boolean('Wählen Sie, ob das heute schon versichert ist.'),
  /** With whom, and until when. */
  bisher: z.optional(freitext({ max: beratungstexte.bisher })),
});

const bedarf = bedarfsangaben.check(
  z.refine(({ anlass, versichert }) => versichert || anlass !== 'WECHSEL', {
    path: ['versichert'],
    error: 'Wer wechselt, ist schon versichert. Wählen Sie „Ja“ oder einen anderen Anlass.',
  }),
  z.refine(({ versichert, bisher }) => !versichert || Boolean(bisher), {
    path: ['bisher'],
    error: 'Schreiben Sie auf, bei wem und bis wann der Kunde versichert ist.',
  }),
);
export type Beratungsbedarf = z.infer<typeof bedarf>;

/** The first answers of the application; the product's own shape reads them. */
const einstieg = z.record(
  antwortName,
  z.union([z.string().check(z.maxLength(200)), z.number(), z.boolean()]),
);

/** Which of the three offers is meant: the one that fits that wish. */
const angebotswahl = z.enum(wuensche, 'Wählen Sie, was Sie empfehlen.');

const empfehlung = z.strictObject({
  begruendung: gestalteterPflichttext({
    fehlt: 'Schreiben Sie auf, warum Sie das empfehlen.',
    max: beratungstexte.begruendung,
  }),
  /** What the customer decided on, the recommended one or another. */
  gewaehlt: z.enum(wuensche, 'Wählen Sie, wofür sich der Kunde entscheidet.'),
});
export type Empfehlung = z.infer<typeof empfehlung>;

/** Parts of an advice as they are answered (`domain/antrag.md §8.2`). */
export const beratungsformen = { kunde, bedarf, einstieg, angebotswahl, empfehlung };

/** One offer of the comparison, priced by the server. */
const angebot = z.object({
  wunsch: z.enum(wuensche),
  /** "Komfort" */
  name: z.string(),
  /** Instalments of a year including tax, cents. */
  jahresbeitrag: cent,
  /** What is insured besides, by name. */
  bausteine: z.array(z.string()),
});
export type Beratungsangebot = z.infer<typeof angebot>;

/** The offers side by side, and what they differ in: a value for each of them, or whether it is covered. */
export const beratungsvergleich = z.object({
  /** What is insured, one sentence: "Hausrat, 80 m² in 60311". */
  risiko: z.string(),
  angebote: z.array(angebot),
  /** What every one of them covers. */
  immer: z.string(),
  zeilen: z.array(
    z.object({ label: z.string(), werte: z.array(z.union([z.string(), z.boolean()])) }),
  ),
});
export type Beratungsvergleich = z.infer<typeof beratungsvergleich>;

/** The record of an advice as it is read: headings, each with its lines (VVG §§ 61, 62). */
export const beratungsprotokoll = z.object({
  abschnitte: z.array(
    z.object({
      titel: z.string(),
      zeilen: z.array(z.object({ name: z.nullable(z.string()), wert: z.string() })),
    }),
  ),
  /** Where it lies as a file. */
  url: z.string(),
});
export type Beratungsprotokoll = z.infer<typeof beratungsprotokoll>;

export const beratungsstatus = z.enum(['OFFEN', 'PROTOKOLL', 'GESENDET']);
export type Beratungsstatus = z.infer<typeof beratungsstatus>;
