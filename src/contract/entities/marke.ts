import * as z from 'zod/mini';
import { markenListe, vertragsMarkenListe } from '../marken.ts';

/** Brands of the portal (`specification §1`). */
export const markenSchluessel = z.enum(markenListe);
export type MarkenSchluessel = z.infer<typeof markenSchluessel>;

/** Brand on a contract (`specification §3`). */
export const vertragsMarke = z.enum(vertragsMarkenListe);
export type VertragsMarke = z.infer<typeof vertragsMarke>;
