import type { privathaftpflicht } from '../produkte/privathaftpflicht.ts';
import type * as z from 'zod/mini';
import type { phvAnzahl } from '../entities/vormerkung.ts';

type Grenzen = (typeof privathaftpflicht)['grenzen'];

/** Whom private liability covers (`domain/antrag.md §6.3`). */
export const familienstand = {
  SINGLE: 'Ich allein',
  SINGLE_MIT_KIND: 'Ich mit Kind',
  PAAR: 'Paar',
  FAMILIE: 'Familie',
} as const satisfies Record<Grenzen['familienstaende'][number], string>;

/** Of those, who insures somebody else as well. */
export const zuZweit: ReadonlySet<string> = new Set(['PAAR', 'FAMILIE']);

/** Professions with a liability of their own in public service. */
export const beruf = {
  LEHRER: 'Lehrerin oder Lehrer',
  VERWALTUNG: 'Verwaltung',
  POLIZEI: 'Polizei',
  SOLDAT: 'Soldatin oder Soldat',
} as const satisfies Record<Grenzen['berufe'][number], string>;

/** People whose private liability counts inside a contract of a firm (`specification §3`), in a sentence. */
export const phvPersonen = {
  KEINE: 'keine Person',
  EINS: 'eine Person',
  ZWEI: 'zwei Personen',
  DREI: 'drei Personen',
} as const satisfies Record<z.infer<typeof phvAnzahl>, string>;
