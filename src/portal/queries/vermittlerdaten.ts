import { queryOptions } from '@tanstack/react-query';
import { vermittlerdatenLesen } from '#contract/endpoints/benutzer/vermittlerdaten.ts';
import type { Client } from '../client/client.ts';
import { unwrap } from '../client/response.ts';

export const vermittlerdaten = ['vermittlerdaten'] as const;

/** What is known of the signed-in agent himself. */
export function vermittlerdatenQuery(client: Client) {
  return queryOptions({
    queryKey: vermittlerdaten,
    queryFn: async ({ signal }) => unwrap(await client.call(vermittlerdatenLesen, { signal })),
  });
}
