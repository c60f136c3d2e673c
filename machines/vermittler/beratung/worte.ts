import type { ChartWorte } from '#machines/worte.ts';

export const worte = {
  ereignisse: { SENDEN: 'Senden' },
  bedingungen: {
    istErreichbar: 'liegt auf dem Weg',
    istGueltig: 'vollständig',
    istBegonnen: 'mit diesem Kunden schon begonnen',
    istSchonUebergeben: 'begonnen, und die Erstinformation hat er',
    bekamSieSchon: 'hat die Erstinformation in diesem Jahr bekommen',
    istUebergeben: 'Übergabe schon festgehalten',
    istVerglichen: 'für diese Angaben schon berechnet',
    istProtokolliert: 'dafür gibt es das Protokoll schon',
    istFehler: 'Art des Fehlers',
  },
  aufrufe: {
    beginnen: 'Beratung beginnen',
    uebergeben: 'Übergabe festhalten',
    vergleichen: 'Angebote berechnen',
    protokollieren: 'Protokoll machen',
    senden: 'An den Kunden senden',
  },
} as const satisfies ChartWorte;
