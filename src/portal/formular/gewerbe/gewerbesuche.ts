import type { ProduktSchluessel } from '#contract/entities/produkt.ts';
import type { Suggest } from '#widgets/suggest-field/useSuggestions.ts';
import type { Client } from '../../client/client.ts';

/** Finds trades by their names and by words people use for them; what is asked with comes when it is asked. */
export function gewerbesuche(client: Client, produkt: ProduktSchluessel | undefined): Suggest {
  return async (getippt, signal) => {
    const { gewerbeartenZu } = await import('../nachschlagen.ts');
    return gewerbeartenZu(client, { getippt, produkt }, signal);
  };
}
