import * as z from 'zod/mini';
import {
  backofficeListe,
  generationsListe,
  produkte,
  schluesselDer,
  schluesselListe,
} from '#contract/produkte/produkte.ts';

/** Product of the back office (`specification §3`). */
export const backofficeProdukt = z.enum(backofficeListe);

/** Products of the back office as contracts name them, with motor vehicle, which the portal knows by name only. */
export const produkt = z.enum(generationsListe);
export type Produkt = z.infer<typeof produkt>;

/** Product keys of the portal (`specification §3`). */
export const produktSchluessel = z.enum(schluesselListe);
export type ProduktSchluessel = z.infer<typeof produktSchluessel>;

/** A motor contract stands in the list and nothing can be done with it here (`specification §1`). */
export function istNurName(eines: Produkt): boolean {
  return produkte[schluesselAusIdentifier(eines)].aufruf === null;
}

/** Product key from the text of a product identifier; throws on an unknown one (`specification §3`, §8). */
export function schluesselAusIdentifier(identifier: string): ProduktSchluessel {
  const treffer =
    schluesselDer(identifier) ??
    schluesselListe.find(
      (schluessel) => identifier === schluessel || identifier.startsWith(`${schluessel}_`),
    );
  if (!treffer) throw new Error('Unknown product identifier');
  return treffer;
}
