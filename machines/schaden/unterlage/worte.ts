import type { ChartWorte } from '#machines/worte.ts';

export const worte = {
  zustaende: { waehlen: 'Dateien wählen', dateiWeg: 'Datei gilt nicht mehr' },
  bedingungen: { istGueltig: 'mindestens eine Datei ist da', istFehler: 'Art des Fehlers' },
  aufrufe: { einreichen: 'Unterlage einreichen' },
} as const satisfies ChartWorte;
