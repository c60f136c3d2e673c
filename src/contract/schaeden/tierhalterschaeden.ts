import {
  aufbewahren,
  personenschaden,
  sachschaden,
  sonstigerHaftpflichtschaden,
} from './haftpflicht.ts';
import { abnutzung, forderung } from './schadenfragen.ts';
import type { Schadensparte } from './sparte.ts';

/** Claims of whoever keeps a dog (`domain/schaden.md §3`, `§4.3`, `§5`). */
export const tierhalterschaeden = {
  arten: {
    PERSONENSCHADEN: {
      label: 'Mein Hund hat jemanden verletzt',
      frage: 'forderung',
      gesundheit: true,
      ohneSachen: true,
      unterlagen: personenschaden,
    },
    SACHSCHADEN: {
      label: 'Mein Hund hat etwas beschädigt',
      frage: 'forderung',
      satz: aufbewahren,
      unterlagen: sachschaden,
    },
    TIERSCHADEN: {
      label: 'Mein Hund hat ein anderes Tier verletzt',
      frage: 'forderung',
      ohneSachen: true,
      unterlagen: { ...sachschaden, TIERARZTRECHNUNG: 'PFLICHT' },
    },
    MIETSACHSCHADEN: {
      label: 'Schaden in der Mietwohnung',
      frage: 'abnutzung',
      unterlagen: { ...sachschaden, MIETVERTRAG: 'MOEGLICH' },
    },
    VERKEHRSUNFALL: {
      label: 'Mein Hund hat einen Verkehrsunfall verursacht',
      frage: 'forderung',
      gesundheit: true,
      ohneSachen: true,
      unterlagen: {
        FOTOS: 'PFLICHT',
        POLIZEIANZEIGE: 'MOEGLICH',
        ANSPRUCHSSCHREIBEN: 'MOEGLICH',
      },
    },
    DECKAKT: {
      label: 'Ungewollter Deckakt',
      frage: 'forderung',
      ohneSachen: true,
      unterlagen: { TIERARZTRECHNUNG: 'MOEGLICH', ANSPRUCHSSCHREIBEN: 'MOEGLICH' },
    },
    SONSTIGES: sonstigerHaftpflichtschaden,
  },
  meldung: {
    orte: ['WOHNORT', 'UNTERWEGS', 'AUSLAND'],
    fremdeSachen: true,
    beispiel: 'Jacke, Fahrrad, Gartenzaun',
    fragen: { forderung, abnutzung },
  },
} as const satisfies Schadensparte;
