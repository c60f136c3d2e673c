import { queryOptions } from '@tanstack/react-query';
import { zahlungenLesen } from '#contract/endpoints/vertrag/zahlungen.ts';
import type { Client } from '../client/client.ts';
import { unwrap } from '../client/response.ts';

/** What fell due for a contract. */
export function zahlungenQuery(client: Client, versicherungsNummer: string) {
  return queryOptions({
    // Below the contract: whatever makes that one old makes this old too.
    queryKey: ['vertrag', versicherungsNummer, 'zahlungen'],
    queryFn: async ({ signal }) =>
      unwrap(await client.call(zahlungenLesen, { params: { versicherungsNummer }, signal })),
  });
}
