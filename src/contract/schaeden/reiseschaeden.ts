import { type Schadensparte, sonstiges } from './sparte.ts';

/** Claims of a trip (`domain/schaden.md §3`). */
export const reiseschaeden = {
  arten: {
    STORNO: { label: 'Ich trete die Reise nicht an' },
    ABBRUCH: { label: 'Ich breche die Reise ab' },
    UMBUCHUNG: { label: 'Ich buche um' },
    VERSPAETUNG: { label: 'Verspäteter Reiseantritt' },
    KRANKHEIT: { label: 'Behandlung im Ausland' },
    GEPAECK: { label: 'Gepäck beschädigt oder verloren' },
    SONSTIGES: sonstiges,
  },
} as const satisfies Schadensparte;
