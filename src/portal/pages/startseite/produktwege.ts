import type { Brand } from '#brands/brand.ts';
import type { Anfang } from '../../addresses.ts';

type Produkt = Brand['products'][number];

/** Where each insurance can be applied for (`specification §2`). */
export const produktweg = {
  PRIVATHAFTPFLICHT: '/privathaftpflicht/antrag',
  HAUSRAT: '/hausrat/antrag',
  FAHRRAD: '/fahrrad/antrag',
  TIERHALTER: '/tierhalterhaftpflicht/antrag',
  REISE: '/reise/antrag',
  BHV: '/betriebshaftpflicht/antrag',
  SI: '/sachinhalt/antrag',
  VH: '/vermoegensschadenhaftpflicht/antrag',
} as const satisfies Record<Produkt, Anfang>;

/** Applications that are there; behind the others a page says that they are on their way. */
export const onlineAntrag: ReadonlySet<Produkt> = new Set(['HAUSRAT', 'FAHRRAD', 'BHV']);

const betrieblich: ReadonlySet<Produkt> = new Set(['BHV', 'SI', 'VH']);

/** What a brand sells besides the product it opens with, for people and for firms. */
export function sortiment({ products, switches }: Brand): Record<'privat' | 'betrieb', Produkt[]> {
  const weitere = products.filter((produkt) => produkt !== switches.startProduct);
  return {
    privat: weitere.filter((produkt) => !betrieblich.has(produkt)),
    betrieb: weitere.filter((produkt) => betrieblich.has(produkt)),
  };
}
