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
export const waehlbareZahlweise = z.enum(
  zahlweise.options.filter((eine): eine is Exclude<Zahlweise, 'EINMALIG'> => eine !== 'EINMALIG'),
);
