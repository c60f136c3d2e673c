import type { ChartWorte } from '#machines/worte.ts';

export const worte = {
  zustaende: { anfordern: 'Erstellen' },
  ereignisse: { WEITERE: 'Weitere Bestätigung anfordern' },
  bedingungen: { istGueltig: 'eine Bestätigung ist gewählt', istFehler: 'Art des Fehlers' },
  aufrufe: { anfordern: 'Bestätigung erstellen' },
} as const satisfies ChartWorte;
