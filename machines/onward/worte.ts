import type { ChartWorte } from '../worte.ts';

export const worte = {
  zustaende: { setztFort: 'fortsetzen', springt: 'zum Schritt gehen', geht: 'nach vorn' },
  ereignisse: {
    FORTSETZEN: 'Entwurf fortsetzen',
    BEARBEITEN: '„bearbeiten“',
    ANGENOMMEN: 'angenommen',
    ABGEWIESEN: 'abgewiesen',
    BEWEGT: 'Ablauf weiter',
  },
  bedingungen: {
    istAngekommen: 'wieder da, oder zu Ende',
    stehtNoch: 'noch derselbe Schritt',
    gingZurueck: 'ein Schritt davor',
  },
  aufrufe: {
    fortsetzen: 'Antworten des Entwurfs noch einmal geben',
    weitergehen: 'Antworten noch einmal geben',
  },
} as const satisfies ChartWorte;
