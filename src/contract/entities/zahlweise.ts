import * as z from 'zod/mini';

/** How often a premium is paid (`specification §3`). */
export const zahlweise = z.enum([
  'MONATLICH',
  'VIERTELJAEHRLICH',
  'HALBJAEHRLICH',
  'JAEHRLICH',
  'EINMALIG',
]);
export type Zahlweise = z.infer<typeof zahlweise>;

/** The periods a customer may choose; EINMALIG belongs to single trips only (`domain/vertrag.md §6`). */
export const waehlbareZahlweise = z.enum([
  'MONATLICH',
  'VIERTELJAEHRLICH',
  'HALBJAEHRLICH',
  'JAEHRLICH',
]);

/** Labels as the specification §3 writes them. */
export const zahlweiseLabel = {
  MONATLICH: 'monatlich',
  VIERTELJAEHRLICH: 'vierteljährlich',
  HALBJAEHRLICH: 'halbjährlich',
  JAEHRLICH: 'jährlich',
  EINMALIG: 'einmalig',
} as const satisfies Record<Zahlweise, string>;
