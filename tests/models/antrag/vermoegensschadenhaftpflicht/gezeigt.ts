import * as lies from '#tests/models/gelesen.ts';
import { betriebsschritte, betriebsworte, gruendungUndAusland, sitz } from '../betriebGezeigt.ts';
import { sb, tarif } from '../fragen.ts';
import type { AntragGelesen } from '../gezeigt.ts';

/** What the choices of financial loss liability are called (`domain/antrag.md §6.10`). */
const worte = {
  ...betriebsworte,
  versicherungssumme: {
    10000000: '100.000 EUR',
    25000000: '250.000 EUR',
    50000000: '500.000 EUR',
    100000000: '1 Mio. EUR',
    200000000: '2 Mio. EUR',
  },
  phvAnzahl: {
    KEINE: 'Keine Person',
    EINS: 'Eine Person',
    ZWEI: 'Zwei Personen',
    DREI: 'Drei Personen',
  },
  bekanntePflichtverletzung: lies.jaNein,
  komponenten: {
    vsh: 'Vermögensschaden\u00ADhaftpflicht',
    buerohaftpflicht: 'Bürohaftpflicht',
    phv: 'Privathaftpflicht',
  },
};

/** What is read back of an application for financial loss liability. */
export const gelesen: AntragGelesen = {
  produkt: 'Vermögensschadenhaftpflicht',
  hinweise: {
    einstieg: [
      'Für diese Tätigkeit schreibt das Gesetz eine eigene Versicherung vor.',
      'Sie sind nicht mehr angemeldet. Ihr Antrag geht ohne Anmeldung weiter.',
    ],
    taetigkeit: [
      'Für diese Tätigkeit schreibt das Gesetz eine eigene Versicherung vor.',
      'Bitte antworten Sie vollständig und richtig',
    ],
    betrieb: ['Sie bekommen den Nachlass für Gründer', 'Wir prüfen Ihre Anfrage dann persönlich.'],
    'abschluss.lesen': ['Ihr Beitrag hat sich geändert', 'Wir haben Ihre Unterlagen neu erstellt'],
  },
  worte,
  erklaerungen: {
    versicherungssumme: {
      10000000: 'Für kleine Aufträge. Der niedrigste Beitrag.',
      25000000: 'Für Aufträge, bei denen wenig auf dem Spiel steht.',
      50000000: 'So viel verlangen viele Auftraggeber.',
      100000000: 'Für große Auftraggeber und lange Projekte.',
      200000000: 'Mehr können Sie bei uns nicht versichern.',
    },
  },
  schritte: betriebsschritte('Jahreshonorarumsatz (netto)', {
    angebot: [
      lies.wahl('Versicherungssumme', 'versicherungssumme', worte.versicherungssumme),
      lies.haken('Bürohaftpflicht', 'buerohaftpflicht'),
      lies.wahl('Privathaftpflicht für Geschäftsführende', 'phvAnzahl', worte.phvAnzahl),
      sb,
      ...tarif,
    ],
    betrieb: [
      sitz,
      ...gruendungUndAusland,
      lies.wahl(
        'Sind Ihnen Umstände bekannt, die zu einem Anspruch führen könnten?',
        'bekanntePflichtverletzung',
        lies.jaNein,
      ),
    ],
    personen: ['erste', 'zweite', 'dritte'].flatMap((wer, i) => [
      lies.text(`Vorname, ${wer} Person`, `vorname${i + 1}`),
      lies.text(`Nachname, ${wer} Person`, `nachname${i + 1}`),
      lies.tag(`Geburtsdatum, ${wer} Person`, `geburtsdatum${i + 1}`),
    ]),
  }),
  kuendigung: 'Sie können mit einem Monat Frist zum Ende jedes Jahres kündigen.',
};
