import * as z from 'zod/mini';
import { sachinhalt } from '#contract/produkte/sachinhalt.ts';
import {
  bauart,
  betragZwischen,
  gewerbe,
  hoechsterBetrag,
  risikoOrt,
  selbstbeteiligung,
  vorgeschichte,
  zahlung,
  zugesagt,
} from './angaben.ts';
import { tarifaufruf } from './tarifaufruf.ts';

const { summe, selbstbeteiligungen, grenzen } = sachinhalt;

const gemeinsam = {
  ...gewerbe,
  risikoOrt,
  nurHomeoffice: z.prefault(z.boolean(), false),
  bauart,
  gefahrennachbarschaft: z.prefault(z.boolean(), false),
  tuerschloss: z.prefault(z.boolean(), true),
  ema: z.prefault(z.boolean(), false),
  versicherungssumme: betragZwischen(summe.von, hoechsterBetrag),
  sb: selbstbeteiligung(selbstbeteiligungen, 'SB_250'),
  ...vorgeschichte,
  ...zahlung,
  ...zugesagt,
};

const allgefahrenAnfrage = z.strictObject({
  produkt: z.literal('SI_ALLGEFAHREN'),
  ...gemeinsam,
  variante: z.prefault(z.enum(grenzen.allgefahrenVarianten), 'PLUS'),
  elementar: z.prefault(z.boolean(), false),
});

const mehrgefahrenAnfrage = z.strictObject({
  produkt: z.literal('SI_MEHRGEFAHREN'),
  ...gemeinsam,
  /** FEUER is always in. */
  gefahren: z.prefault(z.array(z.enum(grenzen.gefahren)).check(z.maxLength(6)), [
    'FEUER',
    'EINBRUCHDIEBSTAHL',
    'LEITUNGSWASSER',
    'STURM_HAGEL',
  ]),
});

/** What a property contents price asks for, all-risk or by hazard (`domain/antrag.md §6.8`, §6.9). */
const siAnfrage = z.discriminatedUnion('produkt', [allgefahrenAnfrage, mehrgefahrenAnfrage]);
export type SiAnfrage = z.output<typeof siAnfrage>;
export type AllgefahrenAnfrage = z.output<typeof allgefahrenAnfrage>;
export type MehrgefahrenAnfrage = z.output<typeof mehrgefahrenAnfrage>;

export const siTarifieren = tarifaufruf('si', 'property contents', siAnfrage);
