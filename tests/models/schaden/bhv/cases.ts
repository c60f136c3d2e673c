import { meldungsfaelle, type Meldungsfall } from '../meldungsfall.ts';

/** A firm's liability: every kind of damage is in. */
export const fall = {
  weg: 'bhv',
  vertrag: {
    versicherungsNummer: 'BH250000601',
    versicherungsName: 'Betriebshaftpflicht',
    produktIdentifier: 'BHV_2',
    vertragsArt: 'GEWERBE',
  },
  deckungen: [],
  arten: {
    SACHSCHADEN: {
      frage: ['Hat die geschädigte Person bereits Geld gefordert?', 'GEFORDERT', 'NICHT_GEFORDERT'],
      satz: 'Sie dürfen den Anspruch anerkennen (§ 105 VVG). Zahlen Sie aber bitte nicht, ohne uns vorher zu fragen.',
      ereignis: {
        schadenort: 'BETRIEB',
        hergang: 'Einem Kunden ist ein Regal auf das Fahrrad gefallen.',
        sachen: 'Fahrrad',
      },
    },
    UMWELTSCHADEN: {
      frage: ['Haben Sie die zuständige Behörde informiert?', 'BEHOERDE_OFFEN', 'BEHOERDE_WEISS'],
      satz: 'Bitte informieren Sie die zuständige Behörde unverzüglich (§ 4 USchadG).',
      ereignis: {
        schadenort: 'UNTERWEGS',
        ortsangabe: 'Baustelle Hafenweg, Münster',
        hergang: 'Aus einem Kanister ist Öl in den Boden gelaufen.',
      },
    },
  },
  worte: {
    schadenart: {
      PERSONENSCHADEN: 'Jemand wurde verletzt',
      SACHSCHADEN: 'Eine fremde Sache wurde beschädigt',
      TAETIGKEITSSCHADEN: 'Schaden bei der Arbeit an einer Sache',
      MANGELFOLGESCHADEN: 'Folgeschaden einer mangelhaften Leistung',
      UMWELTSCHADEN: 'Schaden an Boden, Wasser oder Luft',
      SCHLUESSELVERLUST: 'Schlüssel verloren',
      MIETSACHSCHADEN: 'Schaden an gemieteten Räumen',
      VERMOEGENSSCHADEN: 'Reiner Vermögensschaden',
      SONSTIGES: 'Etwas anderes',
    },
    schadenort: {
      BETRIEB: 'Im Betrieb',
      UNTERWEGS: 'An einem anderen Ort in Deutschland',
      AUSLAND: 'Im Ausland',
    },
    antwort: {
      GEFORDERT: 'Ja',
      NICHT_GEFORDERT: 'Nein',
      BEHOERDE_WEISS: 'Ja',
      BEHOERDE_OFFEN: 'Noch nicht',
    },
  },
  sachen: 'Was wurde beschädigt',
} as const satisfies Meldungsfall;

export const cases = meldungsfaelle(fall);
