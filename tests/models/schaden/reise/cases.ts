import { meldungsfaelle, type Meldungsfall } from '../meldungsfall.ts';

/** A trip that can be called off: luggage is not in. */
export const fall = {
  weg: 'reise',
  vertrag: {
    versicherungsNummer: 'RR260000203',
    versicherungsName: 'Reiseversicherung',
    produktIdentifier: 'REISE',
    reise: {
      personenkreis: 'PAAR',
      beginn: '2026-12-01',
      ende: '2026-12-14',
      dauer: 14,
      bausteine: ['RUECKTRITT'],
    },
  },
  deckungen: ['RUECKTRITT'],
  arten: {
    STORNO: {
      frage: ['Haben Sie die Reise schon storniert?', 'NOCH_GEBUCHT', 'STORNIERT'],
      satz: 'Bitte stornieren Sie gleich, später wird es meist teurer (§ 82 VVG).',
      ereignis: { schadenort: 'WOHNORT', hergang: 'Mir ist etwas dazwischengekommen.' },
    },
    GEPAECK: {
      fehlt: true,
      frage: [
        'Haben Sie es der Fluggesellschaft, der Bahn oder der Unterkunft gemeldet?',
        'DORT_GEMELDET',
        'DORT_OFFEN',
      ],
      ereignis: {
        schadenort: 'UNTERWEGS',
        ortsangabe: 'Flughafen Düsseldorf',
        hergang: 'Der Koffer kam nicht an.',
        sachen: 'Koffer mit Kleidung',
      },
    },
  },
  worte: {
    schadenart: {
      STORNO: 'Ich trete die Reise nicht an',
      ABBRUCH: 'Ich breche die Reise ab',
      UMBUCHUNG: 'Ich buche um',
      VERSPAETUNG: 'Verspäteter Reiseantritt',
      KRANKHEIT: 'Behandlung im Ausland',
      GEPAECK: 'Gepäck beschädigt oder verloren',
      SONSTIGES: 'Etwas anderes',
    },
    schadenort: {
      WOHNORT: 'Zu Hause',
      UNTERWEGS: 'An einem anderen Ort in Deutschland',
      AUSLAND: 'Im Ausland',
    },
    antwort: {
      STORNIERT: 'Ja',
      NOCH_GEBUCHT: 'Noch nicht',
      DORT_GEMELDET: 'Ja',
      DORT_OFFEN: 'Noch nicht',
    },
  },
  sachen: 'Was ist beschädigt oder weg',
} as const satisfies Meldungsfall;

export const cases = meldungsfaelle(fall);
