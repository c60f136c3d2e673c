import type { Worte } from '#machines/worte.ts';

export const worte = {
  bedingungen: {
    istErreichbar: 'liegt auf dem Weg',
    istGueltig: 'vollständig',
    fuehrtZu: 'vollständig, und dorthin führt der Grund',
    istVorschauAktuell: 'schon ermittelt',
    istWirksam: 'wirkt sofort',
    istFehler: 'Art des Fehlers',
  },
  aufrufe: { berechnen: 'Ende und Erstattung ermitteln', kuendigen: 'Kündigung senden' },
} as const satisfies Worte;
