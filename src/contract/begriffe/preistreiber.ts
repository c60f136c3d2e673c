import type { Preistreiber } from '../endpoints/tarifieren/antwort.ts';

/** What makes a price higher or lower, by what it is called beside it. */
export const preistreiberWort = {
  NEBENGEWERBE: 'Zuschlag für weitere Tätigkeiten',
  GRUENDUNG: 'Nachlass für Gründer',
  VORSCHAEDEN: 'Zuschlag für frühere Schäden',
} as const satisfies Record<Preistreiber, string>;
