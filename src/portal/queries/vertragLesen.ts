import { queryOptions } from '@tanstack/react-query';
import { vertragLesen } from '#contract/endpoints/vertrag.ts';
import type { Client } from '../client/client.ts';
import { unwrap } from '../client/response.ts';

/** One contract in full. */
export function vertragQuery(client: Client, versicherungsNummer: string) {
  return queryOptions({
    queryKey: ['vertrag', versicherungsNummer],
    queryFn: async ({ signal }) =>
      unwrap(await client.call(vertragLesen, { params: { versicherungsNummer }, signal })),
  });
}
