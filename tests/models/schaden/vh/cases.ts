import { meldungsfaelle, type Meldungsfall } from '../meldungsfall.ts';

/** A profession's liability, with office and without private liability. */
export const fall = {
  weg: 'vh',
  vertrag: {
    versicherungsNummer: 'VH250000602',
    versicherungsName: 'Vermögensschadenhaftpflicht',
    produktIdentifier: 'VH_2',
    vertragsArt: 'GEWERBE',
    buerohaftpflicht: true,
    phvAnzahl: 'KEINE',
  },
  deckungen: ['BUEROHAFTPFLICHT'],
  arten: {
    FRISTVERSAEUMNIS: {
      frage: ['Lässt sich das Versäumte noch nachholen?', 'NACHHOLBAR', 'VORBEI'],
      satz: 'Bitte holen Sie es gleich nach und rufen Sie uns an (§ 82 VVG).',
      ereignis: {
        schadenort: 'BETRIEB',
        hergang: 'Ich habe einen Antrag für einen Mandanten zu spät gestellt.',
      },
    },
    PHV: {
      fehlt: true,
      frage: ['Hat die geschädigte Person bereits Geld gefordert?', 'GEFORDERT', 'NICHT_GEFORDERT'],
      satz: 'Sie dürfen den Anspruch anerkennen (§ 105 VVG). Zahlen Sie aber bitte nicht, ohne uns vorher zu fragen.',
      ereignis: {
        schadenort: 'UNTERWEGS',
        ortsangabe: 'Prinzipalmarkt, Münster',
        hergang: 'Ich habe das Handy einer Freundin fallen lassen.',
      },
    },
  },
  worte: {
    schadenart: {
      VERMOEGENSSCHADEN: 'Beratungs- oder Leistungsfehler',
      FRISTVERSAEUMNIS: 'Frist versäumt',
      URHEBER_MARKENRECHT: 'Urheber- oder Markenrecht verletzt',
      DATENSCHUTZ: 'Datenschutzverletzung',
      BUEROHAFTPFLICHT: 'Schaden im Bürobetrieb',
      PHV: 'Privater Haftpflichtschaden',
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
      NACHHOLBAR: 'Ja oder vielleicht',
      VORBEI: 'Nein',
    },
  },
} as const satisfies Meldungsfall;

export const cases = meldungsfaelle(fall);
