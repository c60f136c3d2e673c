import { fristen } from '../zahlen.ts';
import { sachschaden, sonstigerHaftpflichtschaden } from './haftpflicht.ts';
import { abmahnung, forderung } from './schadenfragen.ts';
import type { Schadensparte } from './sparte.ts';

const ausAuftrag = {
  AUFTRAG: 'PFLICHT',
  SCHRIFTWECHSEL: 'PFLICHT',
  ANSPRUCHSSCHREIBEN: 'MOEGLICH',
} as const;

/** Claims of a profession's liability (`domain/schaden.md §3`, `§4.3`, `§5`); what it costs is money, no things. */
export const vermoegensschaeden = {
  arten: {
    VERMOEGENSSCHADEN: {
      label: 'Beratungs- oder Leistungsfehler',
      frage: 'forderung',
      ohneSachen: true,
      unterlagen: ausAuftrag,
    },
    FRISTVERSAEUMNIS: {
      label: 'Frist versäumt',
      frage: 'nachholbar',
      ohneSachen: true,
      unterlagen: ausAuftrag,
    },
    URHEBER_MARKENRECHT: {
      label: 'Urheber- oder Markenrecht verletzt',
      frage: 'abmahnung',
      ohneSachen: true,
      unterlagen: { ...ausAuftrag, ABMAHNUNG: 'PFLICHT' },
    },
    DATENSCHUTZ: {
      label: 'Datenschutzverletzung',
      frage: 'abmahnung',
      satz: `Melden Sie eine Datenpanne unverzüglich der Aufsichtsbehörde, möglichst binnen ${fristen.datenpannenStunden}\u00A0Stunden (Art. 33 DSGVO).`,
      ohneSachen: true,
      unterlagen: { ...ausAuftrag, ABMAHNUNG: 'PFLICHT' },
    },
    BUEROHAFTPFLICHT: {
      label: 'Schaden im Bürobetrieb',
      deckung: 'BUEROHAFTPFLICHT',
      frage: 'forderung',
      gesundheit: true,
      ohneSachen: true,
      unterlagen: sachschaden,
    },
    PHV: {
      label: 'Privater Haftpflichtschaden',
      deckung: 'PHV',
      frage: 'forderung',
      gesundheit: true,
      ohneSachen: true,
      unterlagen: sachschaden,
    },
    SONSTIGES: sonstigerHaftpflichtschaden,
  },
  deckungen: ({ risiken: { buerohaftpflicht, phvAnzahl = 'KEINE' } }) => [
    ...(buerohaftpflicht ? ['BUEROHAFTPFLICHT'] : []),
    ...(phvAnzahl === 'KEINE' ? [] : ['PHV']),
  ],
  meldung: {
    orte: ['BETRIEB', 'UNTERWEGS', 'AUSLAND'],
    fremdeSachen: true,
    fragen: {
      forderung,
      abmahnung,
      nachholbar: {
        label: 'Lässt sich das Versäumte noch nachholen?',
        antworten: {
          NACHHOLBAR: {
            label: 'Ja oder vielleicht',
            satz: 'Bitte holen Sie es gleich nach und rufen Sie uns an (§ 82 VVG).',
          },
          VORBEI: { label: 'Nein' },
        },
      },
    },
  },
} as const satisfies Schadensparte;
