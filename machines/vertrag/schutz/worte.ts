import type { ChartWorte } from '#machines/worte.ts';

export const worte = {
  ereignisse: { AENDERN: 'Wünsche ändern', NEU_BEGINNEN: 'Von vorn' },
  bedingungen: {
    istErreichbar: 'die Wünsche führen dorthin und es wird nicht gespeichert',
    istWaehlbar: 'angeboten, vollständig und anders als bisher',
    istGueltig: 'die Angaben sind vollständig',
    istPruefbar: 'die Wünsche sind zusammen möglich und berechnet',
    istGerechnet: 'schon berechnet',
    istGesperrt: 'nichts lässt sich hier einstellen',
    istUeberholt: 'beim Speichern war der Beitrag ein anderer',
    istFehler: 'der Fehler ist einer dieser Art',
  },
  aufrufe: { berechnen: 'Beitrag und Möglichkeiten berechnen', speichern: 'Änderungen speichern' },
} as const satisfies ChartWorte;
