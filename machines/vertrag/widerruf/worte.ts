import type { ChartWorte } from '#machines/worte.ts';

export const worte = {
  bedingungen: {
    istErreichbar: 'liegt auf dem Weg',
    istOffen: 'ohne Anmeldung',
    istAbgemeldet: 'die Sitzung ist abgelaufen',
    istGueltig: 'vollständig',
    istFehler: 'Art des Fehlers',
  },
  aufrufe: { widerrufen: 'Widerruf senden' },
} as const satisfies ChartWorte;
