import type { ChartWorte } from '#machines/worte.ts';

export const worte = {
  bedingungen: { istArt: 'zum Bestätigen', istFehler: 'Art des Fehlers' },
  aufrufe: { linkLesen: 'Link lesen', einloesen: 'Link einlösen' },
} as const satisfies ChartWorte;
