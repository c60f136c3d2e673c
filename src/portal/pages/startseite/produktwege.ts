import type { Brand } from '#brands/brand.ts';
import type { Anfang } from '../../addresses.ts';
import { steht } from '../../kommtNoch.ts';

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

const betrieblich: ReadonlySet<Produkt> = new Set(['BHV', 'SI', 'VH']);

/**
 * What can be concluded here today, for people and for firms. A brand that opens with a product opens with
 * another one while that is still to come.
 */
export function sortiment({ products, switches }: Brand): Sortiment {
  const abschliessbar = products.filter((produkt) => steht(produktweg[produkt]));
  const { startProduct } = switches;
  const zuerst =
    startProduct === null
      ? null
      : (abschliessbar.find((produkt) => produkt === startProduct) ?? abschliessbar[0] ?? null);
  const weitere = abschliessbar.filter((produkt) => produkt !== zuerst);
  return {
    zuerst,
    privat: weitere.filter((produkt) => !betrieblich.has(produkt)),
    betrieb: weitere.filter((produkt) => betrieblich.has(produkt)),
  };
}

interface Sortiment {
  /** Stands above all others. */
  zuerst: Produkt | null;
  privat: Produkt[];
  betrieb: Produkt[];
}
