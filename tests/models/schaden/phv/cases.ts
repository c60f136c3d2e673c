import { meldungsfaelle, type Meldungsfall } from '../meldungsfall.ts';

/** Private liability: what was damaged is always in, damage on duty only where it was chosen. */
export const fall = {
  weg: 'phv',
  vertrag: {
    versicherungsNummer: 'PH250000101',
    versicherungsName: 'Privathaftpflichtversicherung',
    produktIdentifier: 'PRIVATHAFTPFLICHT',
    deckungsIdentifier: 'KOMFORT',
  },
  deckungen: ['FORDERUNGSAUSFALL'],
  arten: {
    SACHSCHADEN: {
      frage: ['Hat die geschädigte Person bereits Geld gefordert?', 'GEFORDERT', 'NICHT_GEFORDERT'],
      satz: 'Sie dürfen den Anspruch anerkennen (§ 105 VVG). Zahlen Sie aber bitte nicht, ohne uns vorher zu fragen.',
      ereignis: {
        schadenort: 'UNTERWEGS',
        ortsangabe: 'Prinzipalmarkt, Münster',
        hergang: 'Ich habe das Handy einer Freundin fallen lassen.',
        sachen: 'Handy',
      },
    },
    DIENSTLICH: {
      fehlt: true,
      ereignis: {
        schadenort: 'WOHNORT',
        hergang: 'Ich habe den Laptop der Schule mit Kaffee übergossen.',
      },
    },
  },
  worte: {
    schadenart: {
      PERSONENSCHADEN: 'Jemand wurde verletzt',
      SACHSCHADEN: 'Eine fremde Sache wurde beschädigt',
      MIETSACHSCHADEN: 'Schaden an gemieteter Wohnung oder Sache',
      SCHLUESSELVERLUST: 'Schlüssel verloren',
      GEFAELLIGKEIT: 'Schaden beim Helfen',
      DATEN_INTERNET: 'Schaden im Internet',
      FORDERUNGSAUSFALL: 'Ich wurde geschädigt, Verursacher kann nicht zahlen',
      DIENSTLICH: 'Schaden im Dienst',
      SONSTIGES: 'Etwas anderes',
    },
    schadenort: {
      WOHNORT: 'Zu Hause',
      UNTERWEGS: 'An einem anderen Ort in Deutschland',
      AUSLAND: 'Im Ausland',
    },
    antwort: { GEFORDERT: 'Ja', NICHT_GEFORDERT: 'Nein' },
  },
  sachen: 'Was wurde beschädigt',
} as const satisfies Meldungsfall;

export const cases = meldungsfaelle(fall);
