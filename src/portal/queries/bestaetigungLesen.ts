import { queryOptions } from '@tanstack/react-query';
import { bestaetigungLesen } from '#contract/endpoints/vertrag/bestaetigung.ts';
import type { Client } from '../client/client.ts';
import { unwrap } from '../client/response.ts';

/** Which confirmations a contract gives; begins like the contract, so that both are read anew together. */
export function bestaetigungQuery(client: Client, versicherungsNummer: string) {
  return queryOptions({
    queryKey: ['vertrag', versicherungsNummer, 'bestaetigung'],
    queryFn: async ({ signal }) =>
      unwrap(await client.call(bestaetigungLesen, { params: { versicherungsNummer }, signal })),
  });
}
