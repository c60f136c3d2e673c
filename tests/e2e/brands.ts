import { brandKeys, ladeMarke } from '#brands/registry.ts';

/** Brands that have the page: who does not sell a product says so instead of asking. */
export async function brandsWith(path: string) {
  const brands = await Promise.all(brandKeys.map((key) => ladeMarke(key)));
  const sold = products.find(([start]) => path.startsWith(start))?.[1];
  const selling = brands.filter(({ products: all }) => sold === undefined || all.includes(sold));
  return selling.map(({ key }) => key);
}

const products = [
  ['/hausrat', 'HAUSRAT'],
  ['/fahrrad', 'FAHRRAD'],
  ['/betriebshaftpflicht', 'BHV'],
] as const;
