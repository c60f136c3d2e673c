import { queryOptions } from '@tanstack/react-query';
import { nachrichtenZaehlen } from '#contract/endpoints/benutzer/nachrichten.ts';
import type { Client } from '../client/client.ts';
import { unwrap } from '../client/response.ts';

/** Messages of ours that the signed-in customer has not read. */
export function ungeleseneQuery(client: Client, partnerNummer: string) {
  return queryOptions({
    queryKey: ['nachrichten', 'ungelesen', partnerNummer],
    queryFn: async ({ signal }) => unwrap(await client.call(nachrichtenZaehlen, { signal })),
  });
}
