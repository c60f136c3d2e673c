import type { betriebshaftpflicht } from '../produkte/betriebshaftpflicht.ts';

/** What business liability can take in besides (`domain/offen.md` P8). */
export const betriebsbaustein = {
  INTERNETSCHAEDEN: 'Internetschäden',
  SCHLUESSEL_ERWEITERT: 'Erweiterter Schlüsselschutz',
} as const satisfies Record<(typeof betriebshaftpflicht.grenzen.bausteine)[number], string>;
