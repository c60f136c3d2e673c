import { type Schadensparte, sonstiges } from './sparte.ts';

/** Claims of a firm's liability. */
export const betriebshaftpflichtschaeden = {
  arten: {
    PERSONENSCHADEN: { label: 'Jemand wurde verletzt' },
    SACHSCHADEN: { label: 'Eine fremde Sache wurde beschädigt' },
    TAETIGKEITSSCHADEN: { label: 'Schaden bei der Arbeit an einer Sache' },
    MANGELFOLGESCHADEN: { label: 'Folgeschaden einer mangelhaften Leistung' },
    UMWELTSCHADEN: { label: 'Schaden an Boden, Wasser oder Luft' },
    SCHLUESSELVERLUST: { label: 'Schlüssel verloren' },
    MIETSACHSCHADEN: { label: 'Schaden an gemieteten Räumen' },
    VERMOEGENSSCHADEN: { label: 'Reiner Vermögensschaden' },
    SONSTIGES: sonstiges,
  },
} as const satisfies Schadensparte;
