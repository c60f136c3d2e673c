import {
  aufbewahren,
  personenschaden,
  sachschaden,
  schluesselverlust,
  sonstigerHaftpflichtschaden,
} from './haftpflicht.ts';
import { abnutzung, forderung } from './schadenfragen.ts';
import type { Schadensparte } from './sparte.ts';

const ausAuftrag = {
  AUFTRAG: 'PFLICHT',
  ABNAHMEPROTOKOLL: 'MOEGLICH',
  MAENGELRUEGE: 'MOEGLICH',
} as const;

/** Claims of a firm's liability (`domain/schaden.md §3`, `§4.3`, `§5`). */
export const betriebshaftpflichtschaeden = {
  arten: {
    PERSONENSCHADEN: {
      label: 'Jemand wurde verletzt',
      frage: 'forderung',
      gesundheit: true,
      ohneSachen: true,
      unterlagen: personenschaden,
    },
    SACHSCHADEN: {
      label: 'Eine fremde Sache wurde beschädigt',
      frage: 'forderung',
      satz: aufbewahren,
      unterlagen: sachschaden,
    },
    TAETIGKEITSSCHADEN: {
      label: 'Schaden bei der Arbeit an einer Sache',
      frage: 'forderung',
      satz: aufbewahren,
      unterlagen: { FOTOS: 'PFLICHT', ...ausAuftrag },
    },
    MANGELFOLGESCHADEN: {
      label: 'Folgeschaden einer mangelhaften Leistung',
      frage: 'forderung',
      satz: aufbewahren,
      unterlagen: { FOTOS: 'MOEGLICH', ...ausAuftrag },
    },
    UMWELTSCHADEN: {
      label: 'Schaden an Boden, Wasser oder Luft',
      frage: 'behoerde',
      gesundheit: true,
      ohneSachen: true,
      unterlagen: { FOTOS: 'MOEGLICH', ...ausAuftrag },
    },
    SCHLUESSELVERLUST: {
      label: 'Schlüssel verloren',
      frage: 'schliessanlage',
      satz: 'Bitte sagen Sie dem Eigentümer sofort Bescheid, damit er das Schloss sperren kann.',
      ohneSachen: true,
      unterlagen: schluesselverlust,
    },
    MIETSACHSCHADEN: {
      label: 'Schaden an gemieteten Räumen',
      frage: 'abnutzung',
      unterlagen: { ...sachschaden, MIETVERTRAG: 'MOEGLICH' },
    },
    VERMOEGENSSCHADEN: {
      label: 'Reiner Vermögensschaden',
      frage: 'forderung',
      ohneSachen: true,
      unterlagen: ausAuftrag,
    },
    SONSTIGES: sonstigerHaftpflichtschaden,
  },
  meldung: {
    orte: ['BETRIEB', 'UNTERWEGS', 'AUSLAND'],
    fremdeSachen: true,
    beispiel: 'Parkett, Laptop, Werkzeug',
    fragen: {
      forderung,
      abnutzung,
      behoerde: {
        label: 'Haben Sie die zuständige Behörde informiert?',
        antworten: {
          BEHOERDE_WEISS: { label: 'Ja' },
          BEHOERDE_OFFEN: {
            label: 'Noch nicht',
            satz: 'Bitte informieren Sie die zuständige Behörde unverzüglich (§ 4 USchadG).',
          },
        },
      },
      schliessanlage: {
        label: 'Gehört der Schlüssel zu einer Schließanlage?',
        antworten: { SCHLIESSANLAGE: { label: 'Ja' }, EINZELSCHLOSS: { label: 'Nein' } },
      },
    },
  },
} as const satisfies Schadensparte;
