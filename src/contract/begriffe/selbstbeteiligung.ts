import type { Selbstbeteiligung } from '../entities/vormerkung.ts';

/** Steps of the deductible as they are chosen. */
export const selbstbeteiligung = {
  SB_KEINE: 'Keine',
  SB_250: '250\u00A0EUR',
  SB_500: '500\u00A0EUR',
  SB_1000: '1.000\u00A0EUR',
  SB_5000: '5.000\u00A0EUR',
} as const satisfies Record<Selbstbeteiligung, string>;
