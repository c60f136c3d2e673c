import type { ChartWorte } from '#machines/worte.ts';

export const worte = {
  ereignisse: { OHNE_DIESE: 'Ohne diese Verträge weiter', AENDERN: 'Angaben ändern' },
  bedingungen: {
    istErreichbar: 'liegt auf dem Weg, und es wird nicht gespeichert',
    istGueltig: 'vollständig',
    istAllesBerechnet: 'schon berechnet',
    istVollstaendig: 'jeder Vertrag ist berechnet',
    istAllesGespeichert: 'jeder gewählte Vertrag ist gespeichert',
    istFehler: 'Art des Fehlers',
  },
  aufrufe: { berechnen: 'Beiträge berechnen', speichern: 'Umzug speichern' },
} as const satisfies ChartWorte;
