import { brandKeys } from '#brands/registry.ts';
import { antragsseiten } from '#portal/produktadressen.ts';

/** Brands that have the page: who does not sell a product says so instead of asking. */
export function brandsWith(path: string) {
  const sold = antragsseiten.find(({ produkt }) => path.startsWith(`/${produkt.weg}/`));
  return brandKeys.filter((key) => sold?.produkt.marken.includes(key) ?? true);
}
