import * as z from 'zod/mini';
import { pflichttext } from '#contract/fields/pflichttext.ts';
import { cent } from '#contract/fields/cent.ts';
import { datum } from '#contract/fields/datum.ts';
import { reise } from '#contract/produkte/reise.ts';
import { phvAnzahl, selbstbeteiligungStufe } from './vormerkung.ts';

const hfkVariante = z.enum(['BASIS', 'PLUS']);
const schluesselUndLabel = z.object({ key: z.string(), label: z.string() });

/** Address payload (`specification §3`). */
export const anschrift = z.object({
  plz: z.string(),
  ort: z.string(),
  hausnummer: z.string(),
  strasse: z.string(),
});

/** Who travels (`specification §3`). */
export const personenkreis = z.enum(['SINGLE', 'SINGLE_PLUS_KIND', 'PAAR', 'FAMILIE']);

/** Kinds of bicycle; an S-Pedelec is a motor vehicle and refused (`domain/antrag.md §6.1`). */
export const fahrradtyp = z.enum(['FAHRRAD', 'E_BIKE', 'LASTENRAD', 'S_PEDELEC']);

/** What happened in a family (`domain/vertrag.md §6`, Familienstand). */
export const familienAnlass = z.enum(['HEIRAT', 'ZUSAMMENZUG', 'GEBURT', 'TRENNUNG', 'AUSZUG']);

/** Deductible in force: 20 PERCENT or 250 ABSOLUT in euro cents (`domain/vertrag.md §12`). */
export const selbstBeteiligung = z.object({
  wert: z.int(),
  unit: z.enum(['PERCENT', 'ABSOLUT']),
});

/** Somebody insured besides the policyholder. */
export const mitversichertePerson = z.strictObject({
  vorname: pflichttext({ was: 'den Vornamen', max: 60 }),
  nachname: pflichttext({ was: 'den Nachnamen', max: 60 }),
  geburtsdatum: datum,
});

/** Product blocks of a contract; a contract has those its product knows (`specification §3`). */
export const risiken = {
  selbstBeteiligung: z.optional(selbstBeteiligung),
  neueSelbstbeteiligung: z.optional(selbstbeteiligungStufe),
  elementar: z.optional(z.boolean()),
  /** Day from which damage by the elements is covered, where that is later than the contract. */
  elementarAb: z.optional(datum),
  /** What a contract by hazard insures against; its words stand in `begriffe/sachinhalt`. */
  gefahren: z.optional(z.array(z.string())),
  buerohaftpflicht: z.optional(z.boolean()),
  phvAnzahl: z.optional(phvAnzahl),
  /** Known by name since a change asked for them; absent in older contracts. */
  mitversicherte: z.optional(z.array(mitversichertePerson)),
  deckungsVarianten: z.array(
    z.object({
      deckungsVarianteIdentifier: z.string(),
      deckungsVarianteName: z.string(),
      versicherungssumme: cent,
    }),
  ),
  diensthaftpflicht: z.optional(
    z.object({
      beruf: z.string(),
      eingeschlossen: z.boolean(),
      einschlussZum: z.nullable(datum),
      ausschlussZum: z.nullable(datum),
    }),
  ),
  jahresumsatz: z.optional(z.object({ value: cent, isAdjustable: z.boolean() })),
  fahrrad: z.optional(
    z.object({
      hersteller: z.string(),
      rahmennummer: z.nullable(z.string()),
      typ: z.string(),
      versicherteRisiken: z.object({
        diebstahl: z.boolean(),
        reparatur: z.boolean(),
        reparaturOhneVerschleiss: z.boolean(),
        schutzbrief: z.boolean(),
      }),
    }),
  ),
  risikoOrt: z.optional(anschrift),
  hunde: z.optional(
    z.array(
      z.object({
        name: z.string(),
        rasse: z.string(),
        mischling: z.boolean(),
        mischlingsRasse: z.nullable(z.string()),
        chipOrTattoo: z.nullable(z.string()),
      }),
    ),
  ),
  versicherteGewerbe: z.optional(
    z.object({ hauptgewerbe: z.string(), nebengewerbe: z.array(z.string()) }),
  ),
  phv: z.optional(
    z.object({
      familienstand: z.object({
        current: schluesselUndLabel,
        options: z.array(schluesselUndLabel),
      }),
      hfkVariante: z.nullable(hfkVariante),
    }),
  ),
  hausrat: z.optional(
    z.object({
      plz: z.string(),
      wohnflaeche: z.int(),
      hausratDeckungen: z.array(z.string()),
      elementarEinschliessbar: z.boolean(),
      hfkVariante: z.nullable(hfkVariante),
    }),
  ),
  reise: z.optional(
    z.object({
      personenkreis,
      beginn: datum,
      ende: datum,
      dauer: z.int(),
      /** One trip, or all of a year; absent in older contracts, like what follows. */
      art: z.optional(z.enum(reise.grenzen.arten)),
      ziel: z.optional(z.enum(reise.grenzen.ziele)),
      /** Where it leads, if she said so; ISO 3166-1. */
      land: z.optional(z.string()),
      bausteine: z.optional(z.array(z.enum(reise.grenzen.bausteine))),
      /** Everybody who travels, by name. */
      reisende: z.optional(z.array(mitversichertePerson)),
    }),
  ),
  /** Taken in besides; contracts from before have none. */
  bhv: z.optional(z.object({ bausteine: z.array(z.string()) })),
  vh: z.optional(
    z.object({
      versicherteGefahren: z.object({ buerohaftpflicht: z.boolean(), phv: z.boolean() }),
    }),
  ),
};

/** Those that say what is insured; the others say how. */
export type Vertragsblock = Exclude<
  keyof typeof risiken,
  | 'selbstBeteiligung'
  | 'neueSelbstbeteiligung'
  | 'elementar'
  | 'elementarAb'
  | 'buerohaftpflicht'
  | 'phvAnzahl'
  | 'mitversicherte'
  | 'deckungsVarianten'
  | 'jahresumsatz'
>;
