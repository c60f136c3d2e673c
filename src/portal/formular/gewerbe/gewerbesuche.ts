import { gewerbeartSuchen } from '#contract/endpoints/finder.ts';
import type { Suggest } from '#widgets/suggest-field/useSuggestions.ts';
import type { Client } from '../../client/client.ts';
import { unwrap } from '../../client/response.ts';

/** Finds trades by their names and by words people use for them. */
export function gewerbesuche(client: Client): Suggest {
  return async (typed, signal) => {
    const query = { pattern: typed.slice(0, 50) };
    const gefunden = unwrap(await client.call(gewerbeartSuchen, { query, signal }));
    return gefunden.map(({ gewerbeId, name }) => ({ value: gewerbeId, label: name }));
  };
}
