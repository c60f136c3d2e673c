import * as z from 'zod/mini';
import { cent } from '#contract/fields/cent.ts';
import { datum } from '#contract/fields/datum.ts';
import { hausrat } from '#contract/produkte/hausrat.ts';
import { beitrag, hinderung } from './aenderung.ts';
import { anschrift, mitversichertePerson, personenkreis } from './risiken.ts';
import { nachweiseMax } from './upload.ts';
import { phvAnzahl, selbstbeteiligungStufe } from './vormerkung.ts';
import { waehlbareZahlweise } from './zahlweise.ts';

/** What happened in a family (`domain/vertrag.md §6`, Familienstand). */
export const familienAnlass = z.enum(['HEIRAT', 'ZUSAMMENZUG', 'GEBURT', 'TRENNUNG', 'AUSZUG']);

/** Kinds of bicycle; an S-Pedelec is a motor vehicle and refused (`domain/antrag.md §6.1`). */
export const fahrradtyp = z.enum(['FAHRRAD', 'E_BIKE', 'LASTENRAD', 'S_PEDELEC']);

/** Files that prove what is changed; agreed to with the calculation in sight. */
const nachweise = z.optional(z.array(z.uuid()).check(z.maxLength(nachweiseMax)));

/** The value field of each kind of change, as calculate and save take it (`domain/vertrag.md §5`, §6). */
export const wuensche = {
  zahlweise: z.object({ zahlweise: waehlbareZahlweise }),
  selbstbeteiligung: z.object({ selbstbeteiligung: selbstbeteiligungStufe }),
  elementar: z.object({
    elementar: z.boolean(),
    /** Flood loss within ten years; asked where the cover is added. */
    elementarVorschaden: z.optional(z.boolean()),
  }),
  bhv: z.object({ buerohaftpflicht: z.boolean() }),
  phv: z.object({
    anzahl: phvAnzahl,
    personen: z.array(mitversichertePerson).check(z.maxLength(3)),
  }),
  familienstand: z.object({
    familienstand: z.string().check(z.maxLength(40)),
    anlass: familienAnlass,
    /** Day it happened; may lie in the past. */
    anlassDatum: z.optional(datum),
    partner: z.optional(mitversichertePerson),
  }),
  personenkreis: z.object({
    personenkreis,
    /** Who travels besides the policyholder. */
    reisende: z.array(mitversichertePerson).check(z.maxLength(6)),
  }),
  fahrradtyp: z.object({ fahrradTyp: fahrradtyp }),
  risikoort: z.object({
    risikoOrt: z.strictObject(anschrift.shape),
    /** Square metres of the new flat; home contents only. */
    wohnflaeche: z.optional(
      z
        .int()
        .check(
          z.minimum(hausrat.grenzen.wohnflaeche.von),
          z.maximum(hausrat.grenzen.wohnflaeche.bis),
        ),
    ),
    /** Read and agreed: no natural-hazard cover at the new address. */
    ohneElementar: z.optional(z.boolean()),
  }),
  deckung: z.object({
    /** Cover of the product, such as GLASBRUCH, or a variant, such as PREMIUM. */
    coverageType: z.string().check(z.maxLength(40)),
    /** In or out; a cover with steps names its step, such as `5` percent. */
    wert: z.union([z.boolean(), z.string().check(z.maxLength(40))]),
    /** Flood loss within ten years; asked where ELEMENTAR is added. */
    elementarVorschaden: z.optional(z.boolean()),
  }),
  jahresumsatz: z.object({ jahresumsatz: cent, nachweise }),
  'versicherte-kosten': z.object({
    /** Whole euros in digits, as the specification sends it. */
    value: z.string().check(z.regex(/^\d{1,9}$/, 'Geben Sie einen Betrag in ganzen EUR ein.')),
    nachweise,
  }),
  gewerbearten: z.object({
    hauptgewerbe: z.string().check(z.maxLength(20)),
    nebengewerbe: z.array(z.string().check(z.maxLength(20))).check(z.maxLength(3)),
    /** Answers to the risk questions of these trades, by their id. */
    risikofragen: z.record(z.string().check(z.maxLength(10)), z.boolean()),
  }),
} as const;

/** Code of the hint that there is no natural-hazard cover at the new address; saving then needs `ohneElementar`. */
export const elementarEntfaellt = 'ELEMENTAR_ENTFAELLT';

/** Code of the hint that names the proof a change needs; saving then needs `nachweise`. */
export const nachweisNoetig = 'NACHWEIS';

/** Kinds of change; each is the last part of its address under `/kunden` (`specification §2`). */
export const aenderungsArt = z.enum([
  'zahlweise',
  'selbstbeteiligung',
  'elementar',
  'bhv',
  'phv',
  'familienstand',
  'personenkreis',
  'fahrradtyp',
  'risikoort',
  'deckung',
  'jahresumsatz',
  'versicherte-kosten',
  'gewerbearten',
]);
export type AenderungsArt = z.infer<typeof aenderungsArt>;
export type Wunsch<Art extends AenderungsArt = AenderungsArt> = z.infer<(typeof wuensche)[Art]>;

/** Days on which a change may take effect, both ends included; equal ends are one fixed day. */
export const zeitraum = z.object({ von: datum, bis: datum, standard: datum });

/** What a contract offers for one kind of change: its choices with their price, or what stands in the way. */
export const aenderungsangebot = z.object({
  art: aenderungsArt,
  /** What bars every choice alike; there are none then. */
  hinderung: z.nullable(hinderung),
  /** Days for more cover, or for a change that is neither more nor less. */
  mehr: z.nullable(zeitraum),
  /** Days for less cover; null where it cannot become less during the term. */
  weniger: z.nullable(zeitraum),
  optionen: z.array(
    z.object({
      /**
       * As the wish sends it, `true` and `false` as words. For `deckung` the cover and its value,
       * `GLASBRUCH=true`, `FAHRRAD=5`, `PREMIUM=true`.
       */
      wert: z.string(),
      label: z.string(),
      /** What it means, in a sentence. */
      erklaerung: z.optional(z.string()),
      /** Of one instalment and a year with it; null where only a calculation with more answers can tell. */
      beitrag: z.nullable(beitrag),
      aktuell: z.boolean(),
      richtung: z.enum(['MEHR', 'WENIGER', 'GLEICH']),
      hinderung: z.nullable(hinderung),
    }),
  ),
  /** Where an amount is typed: bounds in cents. */
  betrag: z.nullable(
    z.object({
      aktuell: cent,
      von: cent,
      bis: cent,
      /** Only every so many cents, where it goes by steps, and this one amount between two of them. */
      schritt: z.optional(cent),
      auch: z.optional(cent),
      /** Above this amount other days count: a revenue that has grown by more than half. */
      sprung: z.optional(z.object({ ueber: cent, zeitraum })),
    }),
  ),
});
export type Aenderungsangebot = z.infer<typeof aenderungsangebot>;

/** A change that waits for its day, of any kind (`domain/vertrag.md §12`). */
export const vorgemerkteAenderung = z.object({
  /** As `DELETE /vertrag/{versicherungsNummer}/vormerkung/{art}` takes it. */
  art: z.string(),
  /** What it changes, in words: `Selbstbeteiligung: 500 EUR`. */
  text: z.string(),
  wirksamkeitsdatum: datum,
  /** Instalment from that day on, in cents, as it was shown when saved. */
  versicherungsPraemie: z.nullable(cent),
  /** Until the day before. */
  loeschbar: z.boolean(),
});

/** A tile of the contract's page: what could be changed, and what stands in the way. */
export const aenderungskachel = z.object({
  art: aenderungsArt,
  hinderung: z.nullable(hinderung),
});
