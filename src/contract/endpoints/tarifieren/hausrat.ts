import * as z from 'zod/mini';
import { hausratDeckung } from '#contract/entities/hausratDeckung.ts';
import { hausrat } from '#contract/produkte/hausrat.ts';
import {
  bauart,
  betragZwischen,
  risikoOrt,
  selbstbeteiligung,
  vorgeschichte,
  zahlung,
  zugesagt,
} from './angaben.ts';
import { tarifaufruf } from './tarifaufruf.ts';

const { summe, selbstbeteiligungen, grenzen } = hausrat;

/** What a home contents price asks for (`domain/antrag.md §6.4`); `hfkVariante` instead of `variante` for HFK. */
const hausratAnfrage = z.strictObject({
  risikoOrt,
  wohnform: z.prefault(z.enum(grenzen.wohnformen), 'WOHNUNG'),
  /** Square metres. */
  wohnflaeche: z.int().check(z.gte(grenzen.wohnflaeche.von), z.lte(grenzen.wohnflaeche.bis)),
  staendigBewohnt: z.prefault(z.boolean(), true),
  bauart,
  /** Cents, on a step or exactly what we suggest; without it what we suggest. */
  versicherungssumme: z.optional(betragZwischen(summe.von, summe.bis)),
  wertsachen: z.prefault(z.boolean(), false),
  /** GRUNDDECKUNG is always in. */
  hausratDeckungen: z.prefault(
    z.array(hausratDeckung).check(z.maxLength(hausratDeckung.options.length)),
    [],
  ),
  /** Needed with FAHRRAD: its limit in percent of the sum. */
  fahrradProzent: z.optional(z.literal(grenzen.fahrradProzent)),
  elementarVorschaden: z.prefault(z.boolean(), false),
  variante: z.optional(z.enum(grenzen.varianten.ANDSAFE.stufen)),
  hfkVariante: z.optional(z.enum(grenzen.varianten.HFK.stufen)),
  sb: selbstbeteiligung(selbstbeteiligungen, 'SB_KEINE'),
  ...vorgeschichte,
  ...zahlung,
  ...zugesagt,
});
export type HausratAnfrage = z.output<typeof hausratAnfrage>;

export const hausratTarifieren = tarifaufruf('hausrat', 'home contents', hausratAnfrage);
