import type { Worte } from '#machines/worte.ts';

export const worte = {
  bedingungen: {
    berechnungAktuell: 'schon berechnet',
    zurAuswahlErlaubt: 'es wird nicht gespeichert',
    zumVergleichErlaubt: 'berechnet und es wird nicht gespeichert',
    istPreisGeaendert: 'der Preis hat sich geändert',
    istSitzungAbgelaufen: 'die Sitzung ist abgelaufen',
  },
  aufrufe: { berechnen: 'Beitrag berechnen', speichern: 'Änderung speichern' },
} as const satisfies Worte;
