import { queryOptions } from '@tanstack/react-query';
import { postfaecher } from '#contract/endpoints/postfach.ts';
import type { Client } from '../client/client.ts';
import { unwrap } from '../client/response.ts';

/** Messages of ours that the signed-in customer has not read. */
export function ungeleseneQuery(client: Client, partnerNummer: string) {
  return queryOptions({
    queryKey: ['nachrichten', 'ungelesen', partnerNummer],
    queryFn: async ({ signal }) =>
      unwrap(await client.call(postfaecher.benutzer.zaehlen, { signal })),
  });
}
