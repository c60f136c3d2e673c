import { type Schadensparte, sonstiges } from './sparte.ts';

/** Claims of a profession's liability. */
export const vermoegensschaeden = {
  arten: {
    VERMOEGENSSCHADEN: { label: 'Beratungs- oder Leistungsfehler' },
    FRISTVERSAEUMNIS: { label: 'Frist versäumt' },
    URHEBER_MARKENRECHT: { label: 'Urheber- oder Markenrecht verletzt' },
    DATENSCHUTZ: { label: 'Datenschutzverletzung' },
    BUEROHAFTPFLICHT: { label: 'Schaden im Bürobetrieb' },
    PHV: { label: 'Privater Haftpflichtschaden' },
    SONSTIGES: sonstiges,
  },
} as const satisfies Schadensparte;
