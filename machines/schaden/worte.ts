import type { ChartWorte } from '#machines/worte.ts';

export const worte = {
  ereignisse: { MELDEN: 'Melden', TROTZDEM_MELDEN: 'Trotzdem melden' },
  bedingungen: {
    istErreichbar: 'liegt auf dem Weg',
    istGueltig: 'vollständig',
    istBestaetigt:
      'erreichbar und bestätigt, dass alles wahr ist; im Namen der Kundin auch, dass sie davon weiß',
    istAbgelehnt: 'nicht angenommen, weil',
    istFehler: 'Art des Fehlers',
  },
  aufrufe: { melden: 'Schaden melden' },
} as const satisfies ChartWorte;
