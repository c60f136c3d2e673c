import { hilfe, polizei } from './schadenfragen.ts';
import { type Schadensparte, sonstiges } from './sparte.ts';

const einbruch = {
  POLIZEIANZEIGE: 'PFLICHT',
  STEHLGUTLISTE: 'PFLICHT',
  KAUFBELEGE: 'PFLICHT',
  FOTOS: 'PFLICHT',
  SCHLUESSELNACHWEIS: 'MOEGLICH',
} as const;

/** Claims of home contents (`domain/schaden.md §3`, `§4.1`, `§5`). */
export const hausratschaeden = {
  arten: {
    LEITUNGSWASSER: {
      label: 'Leitungswasser',
      zeile: 'Wasser aus Rohr, Heizung oder Gerät',
      frage: 'laeuftNoch',
      unterlagen: {
        FOTOS: 'PFLICHT',
        KAUFBELEGE: 'PFLICHT',
        INSTALLATEURBERICHT: 'MOEGLICH',
        TROCKNUNGSPROTOKOLL: 'MOEGLICH',
        KOSTENVORANSCHLAG: 'MOEGLICH',
      },
    },
    EINBRUCHDIEBSTAHL: { label: 'Einbruchdiebstahl', frage: 'polizei', unterlagen: einbruch },
    RAUB: {
      label: 'Raub',
      zeile: 'Jemand hat Sie bedroht oder angegriffen',
      frage: 'polizei',
      gesundheit: true,
      unterlagen: einbruch,
    },
    VANDALISMUS: { label: 'Vandalismus nach Einbruch', frage: 'polizei', unterlagen: einbruch },
    FEUER: {
      label: 'Feuer, Blitz, Explosion',
      frage: 'bewohnbar',
      unterlagen: {
        FOTOS: 'PFLICHT',
        KAUFBELEGE: 'PFLICHT',
        SCHADENAUFSTELLUNG: 'PFLICHT',
        FEUERWEHRBERICHT: 'MOEGLICH',
        KOSTENVORANSCHLAG: 'MOEGLICH',
      },
    },
    UEBERSPANNUNG: {
      label: 'Überspannung durch Blitz',
      zeile: 'Geräte sind nach einem Gewitter kaputt',
      unterlagen: { FOTOS: 'PFLICHT', REPARATURBERICHT: 'PFLICHT', KAUFBELEGE: 'PFLICHT' },
    },
    STURM_HAGEL: {
      label: 'Sturm und Hagel',
      frage: 'gesichert',
      unterlagen: {
        FOTOS: 'PFLICHT',
        SCHADENAUFSTELLUNG: 'PFLICHT',
        KOSTENVORANSCHLAG: 'MOEGLICH',
      },
    },
    ELEMENTAR: {
      label: 'Überschwemmung, Rückstau, Erdbeben, Schneedruck',
      deckung: 'ELEMENTAR',
      frage: 'gefahr',
      unterlagen: {
        FOTOS: 'PFLICHT',
        SCHADENAUFSTELLUNG: 'PFLICHT',
        RUECKSTAU_NACHWEIS: 'MOEGLICH',
        KOSTENVORANSCHLAG: 'MOEGLICH',
      },
    },
    GLASBRUCH: {
      label: 'Glasbruch',
      deckung: 'GLASBRUCH',
      unterlagen: { FOTOS: 'PFLICHT', GLASERANGEBOT: 'PFLICHT' },
    },
    FAHRRADDIEBSTAHL: {
      label: 'Fahrraddiebstahl',
      deckung: 'FAHRRAD',
      frage: 'polizei',
      unterlagen: {
        POLIZEIANZEIGE: 'PFLICHT',
        KAUFBELEG_RAD: 'PFLICHT',
        KAUFBELEG_SCHLOSS: 'PFLICHT',
        RAHMENNUMMER_NACHWEIS: 'PFLICHT',
        FUNDBUERO: 'MOEGLICH',
      },
    },
    NOTFALL: {
      label: 'Notfall in der Wohnung (Schutzbrief)',
      zeile: 'Ausgesperrt, Heizung kalt, Rohr verstopft',
      deckung: 'WOHNSCHUTZBRIEF',
      frage: 'hilfe',
      ohneSachen: true,
      unterlagen: { RECHNUNG: 'PFLICHT' },
    },
    UNBENANNT: {
      label: 'Andere Ursache',
      zeile: 'Etwas ist plötzlich kaputtgegangen, nichts davon passt',
      deckung: 'UNBENANNTE_GEFAHREN',
      unterlagen: { FOTOS: 'PFLICHT', KAUFBELEGE: 'PFLICHT', KOSTENVORANSCHLAG: 'MOEGLICH' },
    },
    SONSTIGES: sonstiges,
  },
  deckungen: ({ risiken }) => risiken.hausrat?.hausratDeckungen ?? [],
  meldung: {
    orte: ['RISIKOORT', 'UNTERWEGS', 'AUSLAND'],
    beispiel: 'Teppich, Regal, Laptop',
    fragen: {
      laeuftNoch: {
        label: 'Läuft noch Wasser aus?',
        antworten: {
          LAEUFT: {
            label: 'Ja',
            satz: 'Bitte stellen Sie das Wasser ab und begrenzen Sie den Schaden (§ 82 VVG).',
          },
          GESTOPPT: { label: 'Nein' },
        },
      },
      polizei,
      bewohnbar: {
        label: 'Können Sie in der Wohnung bleiben?',
        antworten: {
          BEWOHNBAR: { label: 'Ja' },
          UNBEWOHNBAR: {
            label: 'Nein',
            satz: 'Heben Sie die Rechnungen für Ihre Unterkunft auf. Wir prüfen, ob wir sie bezahlen.',
          },
        },
      },
      gesichert: {
        label: 'Waren Fenster und Türen geschlossen?',
        antworten: { ZU: { label: 'Ja' }, OFFEN: { label: 'Nein' } },
      },
      gefahr: {
        label: 'Was war es?',
        antworten: {
          UEBERSCHWEMMUNG: { label: 'Überschwemmung' },
          STARKREGEN: { label: 'Starkregen' },
          RUECKSTAU: { label: 'Rückstau' },
          ERDBEBEN: { label: 'Erdbeben' },
          ERDSENKUNG: { label: 'Erdsenkung oder Erdrutsch' },
          SCHNEEDRUCK: { label: 'Schneedruck' },
          LAWINE: { label: 'Lawine' },
        },
      },
      hilfe,
    },
  },
} as const satisfies Schadensparte;
