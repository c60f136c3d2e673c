import type { Zahlart } from '../entities/zahlart.ts';
import type { Zahlweise } from '../entities/zahlweise.ts';

/** How often a premium is paid, as the specification §3 writes it: in a sentence. */
export const zahlweiseLabel = {
  MONATLICH: 'monatlich',
  VIERTELJAEHRLICH: 'vierteljährlich',
  HALBJAEHRLICH: 'halbjährlich',
  JAEHRLICH: 'jährlich',
  EINMALIG: 'einmalig',
} as const satisfies Record<Zahlweise, string>;

/** For how long an instalment pays, beside an amount. */
export const zahlweiseZeitraum = {
  MONATLICH: 'im Monat',
  VIERTELJAEHRLICH: 'im Quartal',
  HALBJAEHRLICH: 'im Halbjahr',
  JAEHRLICH: 'im Jahr',
  EINMALIG: 'einmalig',
} as const satisfies Record<Zahlweise, string>;

/** How a premium is paid, as the specification §3 writes it. */
export const zahlartLabel = {
  LASTSCHRIFT: 'Lastschrift',
  RECHNUNG: 'Rechnung',
} as const satisfies Record<Zahlart, string>;
