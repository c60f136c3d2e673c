import { type Schadensparte, sonstiges } from './sparte.ts';

/** Claims of a bicycle (`domain/schaden.md §3`). */
export const fahrradschaeden = {
  arten: {
    DIEBSTAHL: { label: 'Diebstahl des Rads' },
    TEILEDIEBSTAHL: { label: 'Diebstahl von Teilen oder Akku' },
    RAUB: { label: 'Raub' },
    UNFALL: { label: 'Unfall oder Sturz' },
    VANDALISMUS: { label: 'Vandalismus' },
    VERSCHLEISS: { label: 'Verschleiß' },
    ELEKTRONIK: { label: 'Akku-, Motor- oder Elektronikschaden' },
    PANNE: { label: 'Panne unterwegs' },
    SONSTIGES: sonstiges,
  },
} as const satisfies Schadensparte;
