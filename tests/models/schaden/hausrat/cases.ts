import { meldungsfaelle, type Meldungsfall } from '../meldungsfall.ts';

const gemeinsam = {
  schadenort: 'RISIKOORT',
  hergang: 'Der Schlauch der Spülmaschine ist geplatzt.',
  sachen: 'Teppich und Küchenzeile',
} as const;

/** Home contents: water and robbery are in every contract, broken glass only where it was chosen. */
export const fall = {
  weg: 'hausrat',
  auchImAuftrag: true,
  vertrag: {
    versicherungsNummer: 'HR250000102',
    versicherungsName: 'Hausratversicherung',
    produktIdentifier: 'HAUSRAT',
  },
  deckungen: ['GRUNDDECKUNG'],
  arten: {
    LEITUNGSWASSER: {
      frage: ['Läuft noch Wasser aus?', 'LAEUFT', 'GESTOPPT'],
      satz: 'Bitte stellen Sie das Wasser ab und begrenzen Sie den Schaden (§ 82 VVG).',
      ereignis: gemeinsam,
    },
    RAUB: {
      frage: ['Haben Sie die Polizei verständigt?', 'NOCH_NICHT', 'VERSTAENDIGT'],
      satz: 'Bitte melden Sie den Diebstahl unverzüglich der Polizei.',
      ereignis: gemeinsam,
    },
    GLASBRUCH: {
      fehlt: true,
      ereignis: {
        ...gemeinsam,
        schadenort: 'UNTERWEGS',
        ortsangabe: 'Hotel Adler, Bremen',
        hergang: 'Die Scheibe der Vitrine ist gesprungen.',
      },
    },
  },
  worte: {
    schadenart: {
      LEITUNGSWASSER: 'Leitungswasser',
      EINBRUCHDIEBSTAHL: 'Einbruchdiebstahl',
      RAUB: 'Raub',
      VANDALISMUS: 'Vandalismus nach Einbruch',
      FEUER: 'Feuer, Blitz, Explosion',
      UEBERSPANNUNG: 'Überspannung durch Blitz',
      STURM_HAGEL: 'Sturm und Hagel',
      ELEMENTAR: 'Überschwemmung, Rückstau, Erdbeben, Schneedruck',
      GLASBRUCH: 'Glasbruch',
      FAHRRADDIEBSTAHL: 'Fahrraddiebstahl',
      NOTFALL: 'Notfall in der Wohnung (Schutzbrief)',
      UNBENANNT: 'Andere Ursache',
      SONSTIGES: 'Etwas anderes',
    },
    schadenort: {
      RISIKOORT: 'In der versicherten Wohnung',
      UNTERWEGS: 'An einem anderen Ort in Deutschland',
      AUSLAND: 'Im Ausland',
    },
    antwort: {
      LAEUFT: 'Ja',
      GESTOPPT: 'Nein',
      VERSTAENDIGT: 'Ja',
      NOCH_NICHT: 'Noch nicht',
    },
  },
  sachen: 'Was ist beschädigt oder weg',
} as const satisfies Meldungsfall;

export const cases = meldungsfaelle(fall);
