import type * as z from 'zod/mini';
import type { schadenstatus as status } from '../entities/schaden.ts';

/** Where a claim stands, in a sentence. */
export const schadenstatus = {
  GEMELDET: 'gemeldet',
  IN_PRUEFUNG: 'in Prüfung',
  UNTERLAGEN_ANGEFORDERT: 'Unterlagen angefordert',
  REGULIERT: 'reguliert',
  TEILREGULIERT: 'teilweise reguliert',
  ABGELEHNT: 'abgelehnt',
  GESCHLOSSEN: 'abgeschlossen',
  RUHEND: 'ruht zurzeit',
  WIEDEREROEFFNET: 'wieder eröffnet',
  ZURUECKGEZOGEN: 'zurückgezogen',
} as const satisfies Record<z.infer<typeof status>, string>;
