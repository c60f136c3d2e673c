import { meldungsfaelle, type Meldungsfall } from '../meldungsfall.ts';

/** A bicycle insured against theft alone: what is worn out is not in. */
export const fall = {
  weg: 'fahrrad',
  vertrag: {
    versicherungsNummer: 'FA260000103',
    versicherungsName: 'Fahrradversicherung',
    produktIdentifier: 'FAHRRAD_2',
    fahrrad: {
      hersteller: 'Kalkhoff',
      rahmennummer: null,
      typ: 'E_BIKE',
      versicherteRisiken: {
        diebstahl: true,
        reparatur: false,
        reparaturOhneVerschleiss: false,
        schutzbrief: false,
      },
    },
  },
  deckungen: ['DIEBSTAHL'],
  arten: {
    DIEBSTAHL: {
      frage: ['Wie war das Rad gesichert?', 'OHNE_SCHLOSS', 'ANGESCHLOSSEN', 'ABGESCHLOSSEN'],
      satz: 'Das Rad muss abgeschlossen sein. Melden Sie den Diebstahl trotzdem, wir prüfen ihn.',
      ereignis: {
        schadenort: 'UNTERWEGS',
        ortsangabe: 'Hauptbahnhof, Münster',
        hergang: 'Als ich vom Einkaufen kam, war das Rad weg.',
      },
    },
    VERSCHLEISS: {
      fehlt: true,
      ereignis: {
        schadenort: 'WOHNORT',
        hergang: 'Die Bremsbeläge sind abgefahren.',
        sachen: 'Bremsen vorn und hinten',
      },
    },
  },
  worte: {
    schadenart: {
      DIEBSTAHL: 'Diebstahl des Rads',
      TEILEDIEBSTAHL: 'Diebstahl von Teilen oder Akku',
      RAUB: 'Raub',
      UNFALL: 'Unfall oder Sturz',
      VANDALISMUS: 'Vandalismus',
      VERSCHLEISS: 'Verschleiß',
      ELEKTRONIK: 'Akku-, Motor- oder Elektronikschaden',
      PANNE: 'Panne unterwegs',
      SONSTIGES: 'Etwas anderes',
    },
    schadenort: {
      WOHNORT: 'Zu Hause',
      UNTERWEGS: 'An einem anderen Ort in Deutschland',
      AUSLAND: 'Im Ausland',
    },
    antwort: {
      ANGESCHLOSSEN: 'An einem festen Gegenstand angeschlossen',
      ABGESCHLOSSEN: 'Abgeschlossen, aber nirgends angeschlossen',
      OHNE_SCHLOSS: 'Gar nicht',
    },
  },
  sachen: 'Was ist beschädigt oder weg',
} as const satisfies Meldungsfall;

export const cases = meldungsfaelle(fall);
