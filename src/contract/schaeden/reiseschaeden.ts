import { reise } from '../produkte/reise.ts';
import { fristen } from '../zahlen.ts';
import { hilfe } from './schadenfragen.ts';
import { type Schadensparte, sonstiges } from './sparte.ts';

const absage = {
  BUCHUNGSBESTAETIGUNG: 'PFLICHT',
  STORNORECHNUNG: 'PFLICHT',
  NACHWEIS_GRUND: 'PFLICHT',
} as const;

/** Why is not asked: most reasons are data about health, and need a consent first. */
const ruecktritt = { deckung: 'RUECKTRITT', gesundheit: true, ohneSachen: true } as const;

/** Claims of a trip (`domain/schaden.md §3`, `§4.4`, `§5`). */
export const reiseschaeden = {
  arten: {
    STORNO: {
      ...ruecktritt,
      label: 'Ich trete die Reise nicht an',
      frage: 'storniert',
      unterlagen: absage,
    },
    ABBRUCH: {
      ...ruecktritt,
      label: 'Ich breche die Reise ab',
      frage: 'bekannt',
      unterlagen: absage,
    },
    UMBUCHUNG: {
      ...ruecktritt,
      label: 'Ich buche um',
      frage: 'bekannt',
      unterlagen: absage,
    },
    VERSPAETUNG: {
      ...ruecktritt,
      label: 'Verspäteter Reiseantritt',
      unterlagen: { BESTAETIGUNG_BEFOERDERER: 'PFLICHT' },
    },
    KRANKHEIT: {
      label: 'Behandlung im Ausland',
      deckung: 'REISEKRANKEN',
      frage: 'hilfe',
      satz: 'Bitte rufen Sie uns vor Klinik und Rücktransport an.',
      gesundheit: true,
      ohneSachen: true,
      unterlagen: { ARZTRECHNUNG: 'PFLICHT', DIAGNOSE: 'PFLICHT', ZAHLUNGSNACHWEIS: 'MOEGLICH' },
    },
    GEPAECK: {
      label: 'Gepäck beschädigt oder verloren',
      deckung: 'GEPAECK',
      frage: 'befoerderer',
      unterlagen: { PIR_PROTOKOLL: 'PFLICHT', KAUFBELEGE: 'PFLICHT', BORDKARTE: 'MOEGLICH' },
    },
    SONSTIGES: { ...sonstiges, gesundheit: true, ohneSachen: true },
  },
  // An older contract does not say which it has: she is not told that one is missing.
  deckungen: ({ risiken }) => risiken.reise?.bausteine ?? reise.grenzen.bausteine,
  meldung: {
    orte: ['WOHNORT', 'UNTERWEGS', 'AUSLAND'],
    beispiel: 'Koffer, Kamera, Sonnenbrille',
    fragen: {
      storniert: {
        label: 'Haben Sie die Reise schon storniert?',
        antworten: {
          STORNIERT: { label: 'Ja' },
          NOCH_GEBUCHT: {
            label: 'Noch nicht',
            satz: 'Bitte stornieren Sie gleich, später wird es meist teurer (§ 82 VVG).',
          },
        },
      },
      bekannt: {
        label: 'Kannten Sie den Grund schon, als Sie gebucht haben?',
        antworten: {
          VORHER_BEKANNT: {
            label: 'Ja',
            satz: 'Vor der Buchung bekannte Gründe sind nicht versichert. Melden Sie den Schaden trotzdem, wir prüfen ihn.',
          },
          ERST_SPAETER: { label: 'Nein' },
        },
      },
      hilfe,
      befoerderer: {
        label: 'Haben Sie es der Fluggesellschaft, der Bahn oder der Unterkunft gemeldet?',
        antworten: {
          DORT_GEMELDET: { label: 'Ja' },
          DORT_OFFEN: {
            label: 'Noch nicht',
            satz: `Bitte melden Sie es dort sofort. Bei beschädigtem Fluggepäck haben Sie nur ${fristen.fluggepaeckTage}\u00A0Tage Zeit.`,
          },
        },
      },
    },
  },
} as const satisfies Schadensparte;
