import type { ChartWorte } from '#machines/worte.ts';

export const worte = {
  zustaende: {
    vorschaden: 'Schäden',
    person1: 'Person\u00A01',
    person2: 'Person\u00A02',
    person3: 'Person\u00A03',
  },
  ereignisse: { AENDERN: 'Auswahl ändern', UNVERAENDERT: 'Unverändert' },
  bedingungen: {
    istErreichbar: 'die Angaben führen dorthin und es wird nicht gespeichert',
    istGueltig: 'die Angaben sind vollständig',
    // The question says itself; see the arrow's description.
    istGefragt: '',
    darfBestaetigen: 'es geht um den Jahresumsatz, den eigenen oder ausdrücklich im Auftrag',
    berechnungAktuell: 'schon berechnet',
    istFehler: 'der Fehler ist einer dieser Art',
  },
  aufrufe: {
    berechnen: 'Beitrag berechnen',
    speichern: 'Änderung speichern',
    umsatzBestaetigen: 'Jahresumsatz bestätigen',
  },
} as const satisfies ChartWorte;
