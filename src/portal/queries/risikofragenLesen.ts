import { queryOptions } from '@tanstack/react-query';
import { risikofragenLesen } from '#contract/endpoints/fragebogen.ts';
import type { Client } from '../client/client.ts';
import { unwrap } from '../client/response.ts';

/** What is asked about trades, each question once, in the order of their ids. */
export function risikofragenQuery(client: Client, gewerbeIds: readonly string[]) {
  return queryOptions({
    queryKey: ['risikofragen', ...gewerbeIds],
    queryFn: async ({ signal }) => {
      const antworten = await Promise.all(
        gewerbeIds.map(async (gewerbeId) =>
          unwrap(await client.call(risikofragenLesen, { params: { gewerbeId }, signal })),
        ),
      );
      const fragen = new Map(antworten.flat().map(({ id, frage }) => [id, { id, text: frage }]));
      return [...fragen.values()].toSorted((a, b) => a.id.localeCompare(b.id));
    },
  });
}
