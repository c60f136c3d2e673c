import { meldungsfaelle, type Meldungsfall } from '../meldungsfall.ts';

/** Whoever keeps a dog: every kind of damage is in. */
export const fall = {
  weg: 'thv',
  vertrag: {
    versicherungsNummer: 'TH250000104',
    versicherungsName: 'Tierhalterhaftpflichtversicherung',
    produktIdentifier: 'TIERHALTERHAFTPFLICHT',
  },
  deckungen: [],
  arten: {
    TIERSCHADEN: {
      frage: ['Hat die geschädigte Person bereits Geld gefordert?', 'GEFORDERT', 'NICHT_GEFORDERT'],
      satz: 'Sie dürfen den Anspruch anerkennen (§ 105 VVG). Zahlen Sie aber bitte nicht, ohne uns vorher zu fragen.',
      ereignis: {
        schadenort: 'UNTERWEGS',
        ortsangabe: 'Aasee, Münster',
        hergang: 'Mein Hund hat einen Dackel gebissen.',
      },
    },
    MIETSACHSCHADEN: {
      frage: [
        'Ist der Schaden nach und nach durch normale Nutzung entstanden?',
        'PLOETZLICH',
        'ABGENUTZT',
      ],
      ereignis: {
        schadenort: 'WOHNORT',
        hergang: 'Mein Hund hat die Tür zerkratzt.',
        sachen: 'Wohnungstür',
      },
    },
  },
  worte: {
    schadenart: {
      PERSONENSCHADEN: 'Mein Hund hat jemanden verletzt',
      SACHSCHADEN: 'Mein Hund hat etwas beschädigt',
      TIERSCHADEN: 'Mein Hund hat ein anderes Tier verletzt',
      MIETSACHSCHADEN: 'Schaden in der Mietwohnung',
      VERKEHRSUNFALL: 'Mein Hund hat einen Verkehrsunfall verursacht',
      DECKAKT: 'Ungewollter Deckakt',
      SONSTIGES: 'Etwas anderes',
    },
    schadenort: {
      WOHNORT: 'Zu Hause',
      UNTERWEGS: 'An einem anderen Ort in Deutschland',
      AUSLAND: 'Im Ausland',
    },
    antwort: {
      GEFORDERT: 'Ja',
      NICHT_GEFORDERT: 'Nein',
      ABGENUTZT: 'Ja',
      PLOETZLICH: 'Nein, auf einmal',
    },
  },
  sachen: 'Was wurde beschädigt',
} as const satisfies Meldungsfall;

export const cases = meldungsfaelle(fall);
