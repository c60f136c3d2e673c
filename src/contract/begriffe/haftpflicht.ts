import type { privathaftpflicht } from '../produkte/privathaftpflicht.ts';
import type * as z from 'zod/mini';
import type { phvAnzahl } from '../entities/vormerkung.ts';

/** Professions with a liability of their own in public service. */
export const beruf = {
  LEHRER: 'Lehrerin oder Lehrer',
  VERWALTUNG: 'Verwaltung',
  POLIZEI: 'Polizei',
  SOLDAT: 'Soldatin oder Soldat',
} as const satisfies Record<(typeof privathaftpflicht.grenzen.berufe)[number], string>;

/** People whose private liability counts inside a contract of a firm (`specification §3`), in a sentence. */
export const phvPersonen = {
  KEINE: 'keine Person',
  EINS: 'eine Person',
  ZWEI: 'zwei Personen',
  DREI: 'drei Personen',
} as const satisfies Record<z.infer<typeof phvAnzahl>, string>;

/** What the liability of a firm can take in besides, by what its product offers (`domain/offen.md` P8). */
export const betriebsbaustein = {
  INTERNETSCHAEDEN: 'Internetschäden',
  SCHLUESSEL_ERWEITERT: 'Erweiterter Schlüsselschutz',
} as const;
