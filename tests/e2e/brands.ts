import { brandKeys } from '#brands/registry.ts';
import { angebot } from '#contract/produkte/angebot.ts';

/** Brands that have the page: who does not sell a product says so instead of asking. */
export function brandsWith(path: string) {
  const sold = angebot.find(({ weg }) => path.startsWith(`/${weg}/`));
  return brandKeys.filter((key) => sold?.marken.includes(key) ?? true);
}
