import * as z from 'zod/mini';
import { antworten } from '#contract/entities/antworten.ts';
import { markenSchluessel } from '#contract/entities/marke.ts';
import { nichtAngemeldet, nichtErlaubt, nichtGefunden } from '#contract/errors.ts';
import { vermittlerNummer } from '#contract/fields/vermittlerNummer.ts';
import { oeffentlicheFehler } from '../endpoint.ts';

/** What both calls at the end of an application say. */
export const antragsangaben = {
  /** Of the steps on the customer's path and of no other, as the chart keeps them. */
  antworten,
  marke: markenSchluessel,
  /** Who sells; null sells directly. Whoever is signed in as a broker sells himself. */
  vermittlerNummer: z.nullable(vermittlerNummer),
  /** Reference of a partner or campaign (`domain/antrag.md §2`, `ref`). */
  referenz: z.nullable(z.string().check(z.regex(/^[\w-]{1,64}$/))),
  /** Proof of the confirmed phone number (`POST /verifikation/tan/pruefen`). */
  nachweis: z.nullable(z.string().check(z.maxLength(100))),
};

const alleAngaben = z.object(antragsangaben);
export type Antragsangaben = z.infer<typeof alleAngaben>;

/** 409: the application cannot be concluded like this. */
const abgelehnt = z.object({
  code: z.enum([
    'BEITRAG_GEAENDERT',
    'BONITAET_NEGATIV',
    'UNTERLAGEN_VERALTET',
    /** What is declared today, in today's words, was not: they are read anew. */
    'ERKLAERUNG_FEHLT',
    'NACHWEIS_NOETIG',
    'NICHT_ABSCHLIESSBAR',
    'SCHON_ANGEKOMMEN',
  ]),
  /** What to do, as the sentence that is shown. */
  errorMessage: z.string(),
  /** Step that needs the customer; null where none of hers does. */
  schritt: z.nullable(z.string()),
});
export type AntragAbgelehnt = z.infer<typeof abgelehnt>;

export const antragsfehler = {
  401: nichtAngemeldet,
  403: nichtErlaubt,
  404: nichtGefunden,
  409: abgelehnt,
  ...oeffentlicheFehler,
};
