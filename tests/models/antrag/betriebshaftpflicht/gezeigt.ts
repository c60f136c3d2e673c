import * as lies from '#tests/models/gelesen.ts';
import { betriebsschritte, betriebsworte, gruendungUndAusland, sitz } from '../betriebGezeigt.ts';
import { sb, tarif } from '../fragen.ts';
import type { AntragGelesen } from '../gezeigt.ts';

/** What it can take in besides (`domain/offen.md` P8). */
const bausteine = {
  INTERNETSCHAEDEN: 'Internetschäden',
  SCHLUESSEL_ERWEITERT: 'Erweiterter Schlüsselschutz',
};

/** What the choices of business liability are called (`domain/antrag.md §6.5`). */
const worte = {
  ...betriebsworte,
  versicherungssumme: {
    300000000: '3 Mio. EUR',
    500000000: '5 Mio. EUR',
    1000000000: '10 Mio. EUR',
  },
  bausteine,
  komponenten: { bhv: 'Betriebshaftpflicht', ...bausteine },
};

/** What is read back of an application for business liability. */
export const gelesen: AntragGelesen = {
  produkt: 'Betriebshaftpflicht',
  hinweise: {
    einstieg: [
      'Diese Tätigkeit sehen wir uns persönlich an.',
      'Sie sind nicht mehr angemeldet. Ihr Antrag geht ohne Anmeldung weiter.',
    ],
    taetigkeit: [
      'Diese Tätigkeit sehen wir uns persönlich an.',
      'Bitte antworten Sie vollständig und richtig',
    ],
    betrieb: ['Sie bekommen den Nachlass für Gründer', 'Wir prüfen Ihre Anfrage dann persönlich.'],
    'abschluss.lesen': ['Ihr Beitrag hat sich geändert', 'Wir haben Ihre Unterlagen neu erstellt'],
  },
  worte,
  erklaerungen: {
    versicherungssumme: {
      300000000: 'Für Büro und Beratung meist genug. Der niedrigste Beitrag.',
      500000000: 'So viel verlangen auch die meisten Auftraggeber.',
      1000000000: 'Für Arbeiten auf Baustellen und große Aufträge.',
    },
  },
  schritte: betriebsschritte('Jahresumsatz (netto)', {
    angebot: [
      lies.wahl('Versicherungssumme', 'versicherungssumme', worte.versicherungssumme),
      lies.mehrere('Bausteine', 'bausteine', bausteine),
      sb,
      ...tarif,
    ],
    betrieb: [sitz, lies.text('Anzahl Mitarbeitende', 'anzahlMitarbeiter'), ...gruendungUndAusland],
  }),
  kuendigung: 'Sie können mit einem Monat Frist zum Ende jedes Jahres kündigen.',
};
