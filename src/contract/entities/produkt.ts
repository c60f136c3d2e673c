import * as z from 'zod/mini';

/** Product of the back office (`specification §3`). */
export const backofficeProdukt = z.enum([
  'VH',
  'VH_2',
  'SI_ALLGEFAHREN',
  'SI_MEHRGEFAHREN',
  'REISE',
  'HAUSRAT',
  'FAHRRAD',
  'FAHRRAD_2',
  'PRIVATHAFTPFLICHT',
  'TIERHALTERHAFTPFLICHT',
  'BHV_1',
  'BHV_2',
]);

/** The same with motor vehicle, which the portal knows by name only. */
export const produkt = z.enum([...backofficeProdukt.options, 'KFZ']);
export type Produkt = z.infer<typeof produkt>;

/** A motor contract stands in the list and nothing can be done with it here (`specification §1`). */
export function istNurName(eines: Produkt): boolean {
  return eines === 'KFZ';
}

/** Product keys of the portal (`specification §3`). */
export const produktSchluessel = z.enum([
  'BHV',
  'VH',
  'SI',
  'FAHRRAD',
  'TIERHALTER',
  'PRIVATHAFTPFLICHT',
  'HAUSRAT',
  'REISE',
  'KFZ',
]);
export type ProduktSchluessel = z.infer<typeof produktSchluessel>;

/** Display names (`specification §3`). */
export const produktName = {
  TIERHALTER: 'Tierhalterhaftpflichtversicherung',
  PRIVATHAFTPFLICHT: 'Privathaftpflichtversicherung',
  FAHRRAD: 'Fahrradversicherung',
  SI: 'Inhaltsversicherung',
  HAUSRAT: 'Hausratversicherung',
  BHV: 'Betriebshaftpflicht',
  VH: 'Vermögensschadenhaftpflicht',
  REISE: 'Reiseversicherung',
  KFZ: 'Kfz-Versicherung',
} as const satisfies Record<ProduktSchluessel, string>;

/** Product key from the text of a product identifier; throws on an unknown one (`specification §3`, §8). */
export function schluesselAusIdentifier(identifier: string): ProduktSchluessel {
  const treffer = produktSchluessel.options.find(
    (schluessel) => identifier === schluessel || identifier.startsWith(`${schluessel}_`),
  );
  if (treffer) return treffer;
  if (identifier.startsWith('TIERHALTER')) return 'TIERHALTER';
  throw new Error('Unknown product identifier');
}
