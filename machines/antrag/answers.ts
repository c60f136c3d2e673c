import * as z from 'zod/mini';
import { keineBeratung, wuensche } from '#contract/begriffe/wunsch.ts';
import { anrede } from '#contract/entities/partner.ts';
import { zahlart } from '#contract/entities/zahlart.ts';
import type { Selbstbeteiligung } from '#contract/entities/vormerkung.ts';
import { zahlweise } from '#contract/entities/zahlweise.ts';
import { ganzeEuro } from '#contract/fields/betrag.ts';
import { bic } from '#contract/fields/bic.ts';
import { datum } from '#contract/fields/datum.ts';
import { email } from '#contract/fields/email.ts';
import { geburtsdatum } from '#contract/fields/geburtsdatum.ts';
import { hausnummer } from '#contract/fields/hausnummer.ts';
import { ibanOderBekannte } from '#contract/fields/iban.ts';
import { mfaCode } from '#contract/fields/mfaCode.ts';
import { freitext, pflichttext } from '#contract/fields/pflichttext.ts';
import { plz } from '#contract/fields/plz.ts';
import { textmuster } from '#contract/fields/textmuster.ts';
import { handynummer, telefon as festnetz } from '#contract/fields/telefon.ts';
import { versicherungsbeginn } from '#contract/fields/versicherungsbeginn.ts';
import type { Summenrahmen, Summenstufen } from '#contract/produkte/beschreibung.ts';
import { tagePlus } from '#contract/tag.ts';
import { fristen } from '#contract/zahlen.ts';

/** The moment shapes look at: a flow has no clock, the day comes with its input (yyyy-MM-dd, Berlin). */
export type Jetzt = () => Date;

/** The day of the registry and of the cases: shapes are those of a day. */
export const mustertag = '2026-11-20';

/** Address as it is typed (`domain/antrag.md §5.1`). */
export const adresse = z.object({
  plz,
  ort: pflichttext({ was: 'Ihren Ort', max: 60 }),
  strasse: pflichttext({ was: 'Ihre Straße', max: 60 }),
  hausnummer,
});

/** The sum she chooses: one of a few, or any between two bounds. */
export function summenform<const Stufe extends number>(summe: {
  readonly stufen: readonly Stufe[];
}): z.ZodMiniLiteral<Stufe>;
export function summenform(summe: Summenrahmen): z.ZodMiniNumberFormat;
export function summenform(summe: Pick<Summenstufen, 'stufen'> | Summenrahmen): z.ZodMiniType {
  const error = 'Wählen Sie eine Versicherungssumme.';
  if ('stufen' in summe) return z.literal(summe.stufen, error);
  return z
    .int(error)
    .check(
      z.gte(summe.von, `Wählen Sie mindestens ${ganzeEuro(summe.von)}.`),
      z.lte(summe.bis, `Wählen Sie höchstens ${ganzeEuro(summe.bis)}.`),
    );
}

/** The deductible she chooses at the price. */
export function selbstbeteiligungsform<const Stufe extends Selbstbeteiligung>(
  stufen: readonly Stufe[],
) {
  return z.enum(stufen, 'Wählen Sie eine Selbstbeteiligung.');
}

/** One of the earlier claims. */
const schadendetail = (heute: string, { jahre }: Schadenzeit) =>
  z.object({
    /** yyyy */
    jahr: textmuster(/^\d{4}$/, { PFLICHT: jahrFehlt, FORMAT: jahrFehlt }).check(
      z.refine(
        (jahr) => jahr <= heute.slice(0, 4) && Number(jahr) >= Number(heute.slice(0, 4)) - jahre,
        `Geben Sie ein Jahr der letzten ${jahre}\u00A0Jahre ein.`,
      ),
    ),
    art: pflichttext({ was: 'die Art des Schadens', max: 60 }),
    /** Cents, whoever paid it. */
    hoehe: z.int(hoeheFehlt).check(z.gte(1, hoeheFehlt), z.lte(100_000_000_00, hoeheFehlt)),
  });

const jahrFehlt = 'Geben Sie das Jahr mit vier Ziffern ein.';
const hoeheFehlt = 'Geben Sie ein, wie hoch der Schaden war.';

/** What of earlier claims counts for a product. */
export interface Schadenzeit {
  /** Years that are looked back. */
  readonly jahre: number;
  /** Up to how many are asked about one by one; with more there is no price. */
  readonly einzeln: number;
}

/** What counts for most. */
export const schadenzeit: Schadenzeit = { jahre: 5, einzeln: 2 };

/** How many earlier claims are asked about one by one. */
export function einzelneSchaeden(
  vorschaeden: number | undefined,
  { einzeln }: Schadenzeit,
): number {
  return vorschaeden === undefined || vorschaeden > einzeln ? 0 : vorschaeden;
}

/** Block V: earlier insurer and claims (`domain/antrag.md §5.1`). */
export const vorversicherung = (heute: string, zeit = schadenzeit) =>
  z
    .object({
      vorversicherungVorhanden: z.boolean('Wählen Sie, ob es eine Versicherung gab.'),
      vorversicherer: z.optional(freitext()),
      vertragsnummerVorversicherer: z.optional(freitext({ max: 40 })),
      gekuendigtDurch: z.optional(
        z.enum(['KUNDE', 'VERSICHERER', 'EINVERNEHMLICH', 'LAEUFT_NOCH']),
      ),
      /** Last day of a contract that still runs, yyyy-MM-dd. */
      laeuftNochBis: z.optional(datum),
      /** Damage by the elements was covered until now, so that nobody has to wait for it. */
      elementarVorversichert: z.optional(z.boolean()),
      vorschaeden: z.int('Wählen Sie die Zahl Ihrer Schäden.').check(z.gte(0), z.lte(3)),
      schadenDetails: z.optional(z.array(schadendetail(heute, zeit))),
    })
    .check(
      nurWenn(
        ({ vorschaeden, schadenDetails = [] }) =>
          schadenDetails.length !== einzelneSchaeden(vorschaeden, zeit),
        'schadenDetails',
        'Geben Sie zu jedem Schaden an, wann er war, was passiert ist und wie hoch er war.',
      ),
      nurWenn(
        (wert) => wert.vorversicherungVorhanden && !wert.vorversicherer?.trim(),
        'vorversicherer',
        'Geben Sie den Namen Ihres bisherigen Versicherers ein.',
      ),
      nurWenn(
        (wert) => wert.vorversicherungVorhanden && wert.gekuendigtDurch === undefined,
        'gekuendigtDurch',
        'Wählen Sie, wer den Vertrag gekündigt hat.',
      ),
      nurWenn(
        (wert) =>
          wert.vorversicherungVorhanden &&
          wert.gekuendigtDurch === 'LAEUFT_NOCH' &&
          wert.laeuftNochBis === undefined,
        'laeuftNochBis',
        'Geben Sie den letzten Tag Ihres Vertrags ein.',
      ),
    );
export type Vorversicherung = z.infer<ReturnType<typeof vorversicherung>>;

/** Who somebody is (`domain/antrag.md §5.1`). */
export function angabenZurPerson(jetzt: Jetzt) {
  return z.object({
    anrede: z.enum(anrede.options, 'Wählen Sie eine Anrede.'),
    titel: z.optional(z.enum(['Dr.', 'Prof.', 'Prof. Dr.'])),
    vorname: pflichttext({ was: 'Ihren Vornamen', max: 60, ohneZiffern: true }),
    nachname: pflichttext({ was: 'Ihren Nachnamen', max: 60, ohneZiffern: true }),
    geburtsdatum: geburtsdatum(jetzt),
  });
}

/** Block P: who takes the insurance out, and where she lives: in what is insured, or elsewhere. */
export function person(jetzt: Jetzt) {
  const wer = angabenZurPerson(jetzt);
  return z.discriminatedUnion(
    'woanders',
    [
      z.extend(wer, { woanders: z.literal(false) }),
      z.extend(wer, { woanders: z.literal(true), ...adresse.shape }),
    ],
    'Wählen Sie, ob Sie dort auch wohnen.',
  );
}
export type Person = z.infer<ReturnType<typeof person>>;

/** The same where no place is insured: she lives nowhere else but where she says. */
export function personMitAdresse(jetzt: Jetzt) {
  return z.extend(angabenZurPerson(jetzt), {
    woanders: z.prefault(z.literal(true), true),
    ...adresse.shape,
  });
}

/** The code sent to her phone. */
export const telefon = z.object({ code: mfaCode });

const erreichbar = { email, handynummer };

/** How to reach a firm; a number of the office may stand beside the mobile one. */
const firmaErreichbar = { ...erreichbar, telefon: z.optional(festnetz) };

/** Of what she says there, what a draft keeps: never bank data (`domain/antrag.md §7`). */
export const kontaktImEntwurf = z.partial(z.object(firmaErreichbar));

/** How to reach her, and how she pays. */
export const kontaktZahlung = z
  .object({ ...erreichbar, ...zahlungsfelder() })
  .check(...vollstaendig());
/** The same for a firm. */
export const firmenkontaktZahlung = z
  .object({ ...firmaErreichbar, ...zahlungsfelder() })
  .check(...vollstaendig());
export type KontaktZahlung = z.infer<typeof firmenkontaktZahlung>;

/** Block Z: how she pays. The bank is asked for by direct debit only. */
function zahlungsfelder() {
  return {
    zahlart: z.enum(zahlart.options, 'Wählen Sie, wie Sie zahlen.'),
    /** Masked where she confirms the account of her contracts. */
    iban: z.optional(ibanOderBekannte),
    /** Of an account abroad, or of one whose bank no IBAN names to us. */
    bic: z.optional(bic),
    kontoinhaberAbweichend: z.boolean(),
    kontoinhaber: z.optional(freitext()),
  };
}

function vollstaendig() {
  return [
    nurWenn(
      (wert: Zahlung) => wert.zahlart === 'LASTSCHRIFT' && wert.iban === undefined,
      'iban',
      'Bitte geben Sie Ihre IBAN ein.',
    ),
    nurWenn(
      (wert: Zahlung) => wert.kontoinhaberAbweichend && !wert.kontoinhaber?.trim(),
      'kontoinhaber',
      'Geben Sie den Namen der Person ein, der das Konto gehört.',
    ),
  ] as const;
}
type Zahlung = z.infer<z.ZodMiniObject<ReturnType<typeof zahlungsfelder>>>;

/** What she wishes, on the first screen, or that she wants no advice. */
export const wunsch = z.enum(
  [...wuensche, keineBeratung],
  'Wählen Sie, was Ihnen am wichtigsten ist.',
);

/** The price she was shown, and goes on with. */
export const gezeigterBeitrag = z.object({
  angenommen: z.object({
    /** One instalment including tax, cents. */
    versicherungsPraemie: z.int(),
    zahlweise,
  }),
});
export type GezeigterBeitrag = z.infer<typeof gezeigterBeitrag>;

/** The day she laid her begin on, behind a contract that runs elsewhere. */
export const gelegterBeginn = z.object({ beginn: datum });
export type GelegterBeginn = z.infer<typeof gelegterBeginn>;

/** Block E: what was declared, by id and version, for these very documents. */
export const abschluss = z.object({
  /** The prepared application whose documents were shown. */
  antragId: z.uuidv4(),
  einwilligungen: z.record(z.string(), z.string()),
});
export type Abschlusserklaerung = z.infer<typeof abschluss>;

/** When the cover begins (`domain/antrag.md §5.1`, block B), part of the choice at the price. */
export function beginn(jetzt: Jetzt, heute: string) {
  const morgen = tagePlus(heute, 1);
  const spaetestens = tagePlus(heute, fristen.beginnTage);
  return {
    versicherungsbeginn: versicherungsbeginn(jetzt),
    /** A later start. */
    beginnverlegung: z.optional(
      datum.check(
        z.refine(
          (tag) => tag > morgen && tag <= spaetestens,
          'Wählen Sie einen Tag ab übermorgen und höchstens ein Jahr im Voraus.',
        ),
      ),
    ),
  };
}

/** An error at one field when the others make it necessary. */
export function nurWenn<T>(fehlt: (wert: T) => boolean, feld: string, message: string) {
  return z.refine<T>((wert) => !fehlt(wert), { error: message, path: [feld] });
}
