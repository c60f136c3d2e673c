import { queryOptions } from '@tanstack/react-query';
import { consentsLesen } from '#contract/endpoints/consents.ts';
import type { Client } from '../client/client.ts';
import { unwrap } from '../client/response.ts';

/** Declarations before the conclusion of a contract. */
export function consentsQuery(client: Client) {
  return queryOptions({
    queryKey: ['consents'],
    queryFn: async ({ signal }) => unwrap(await client.call(consentsLesen, { signal })),
  });
}
