import type { Suggest } from '#widgets/suggest-field/useSuggestions.ts';
import type { Client } from '../../client/client.ts';

/** Finds trades by their names and by words people use for them; what is asked with comes when it is asked. */
export function gewerbesuche(client: Client): Suggest {
  return async (typed, signal) => {
    const { gewerbeartenZu } = await import('../nachschlagen.ts');
    const gefunden = await gewerbeartenZu(client, typed, signal);
    return gefunden.map(({ gewerbeId, name }) => ({ value: gewerbeId, label: name }));
  };
}
