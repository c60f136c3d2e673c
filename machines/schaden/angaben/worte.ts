import type { ChartWorte } from '#machines/worte.ts';

export const worte = {
  zustaende: { ergaenzen: 'Angaben ergänzen', nichtSo: 'Angaben müssen anders sein' },
  bedingungen: { istGueltig: 'vollständig', istFehler: 'Art des Fehlers' },
  aufrufe: { ergaenzen: 'Angaben ergänzen' },
} as const satisfies ChartWorte;
