import { meldungsfaelle, type Meldungsfall } from '../meldungsfall.ts';

/** A firm's contents insured against fire alone: broken glass is not in. */
export const fall = {
  weg: 'si',
  vertrag: {
    versicherungsNummer: 'IM230000702',
    versicherungsName: 'Inhaltsversicherung',
    produktIdentifier: 'SI_MEHRGEFAHREN',
    vertragsArt: 'GEWERBE',
    gefahren: ['FEUER'],
  },
  deckungen: ['FEUER'],
  arten: {
    FEUER: {
      frage: ['Können Sie weiterarbeiten?', 'STEHT_STILL', 'LAEUFT_WEITER'],
      satz: 'Notieren Sie, ab wann der Betrieb stillsteht. Halten Sie den Ausfall so kurz wie möglich (§ 82 VVG).',
      ereignis: {
        schadenort: 'BETRIEB',
        hergang: 'In der Werkstatt hat ein Ladegerät gebrannt.',
        sachen: 'Werkbank und Bohrmaschine',
      },
    },
    GLAS: {
      fehlt: true,
      ereignis: {
        schadenort: 'UNTERWEGS',
        ortsangabe: 'Messe Halle 3, Hannover',
        hergang: 'Die Glasvitrine ist umgefallen.',
        sachen: 'Vitrine',
      },
    },
  },
  worte: {
    schadenart: {
      FEUER: 'Feuer, Blitz, Explosion',
      LEITUNGSWASSER: 'Leitungswasser',
      EINBRUCHDIEBSTAHL: 'Einbruchdiebstahl',
      RAUB: 'Raub',
      VANDALISMUS: 'Vandalismus nach Einbruch',
      STURM_HAGEL: 'Sturm und Hagel',
      UEBERSPANNUNG: 'Überspannung durch Blitz',
      ELEMENTAR: 'Überschwemmung, Rückstau, Erdbeben, Schneedruck',
      GLAS: 'Glasbruch',
      BEDIENUNGSFEHLER: 'Bedienungsfehler, Herunterfallen',
      TRANSPORT: 'Schaden beim Transport',
      BETRIEBSUNTERBRECHUNG: 'Ausfall des Betriebs',
      SONSTIGES: 'Etwas anderes',
    },
    schadenort: {
      BETRIEB: 'Im Betrieb',
      UNTERWEGS: 'An einem anderen Ort in Deutschland',
      AUSLAND: 'Im Ausland',
    },
    antwort: {
      LAEUFT_WEITER: 'Ja',
      STEHT_STILL: 'Nein',
    },
  },
  sachen: 'Was ist beschädigt oder weg',
} as const satisfies Meldungsfall;

export const cases = meldungsfaelle(fall);
