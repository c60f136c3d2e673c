import { queryOptions } from '@tanstack/react-query';
import { widerrufsgruendeLesen } from '#contract/endpoints/gruende.ts';
import { kuendigungLesen, widerrufLesen } from '#contract/endpoints/vertrag/beendigung.ts';
import type { Client } from '../client/client.ts';
import { unwrap } from '../client/response.ts';

/** What a contract offers whoever wants to cancel it; begins like the contract, so that both are read anew together. */
export function kuendigungQuery(client: Client, versicherungsNummer: string) {
  return queryOptions({
    queryKey: ['vertrag', versicherungsNummer, 'kuendigung'],
    queryFn: async ({ signal }) =>
      unwrap(await client.call(kuendigungLesen, { params: { versicherungsNummer }, signal })),
  });
}

/** Whether a contract can still be revoked, and what comes back. */
export function widerrufQuery(client: Client, versicherungsNummer: string) {
  return queryOptions({
    queryKey: ['vertrag', versicherungsNummer, 'widerruf'],
    queryFn: async ({ signal }) =>
      unwrap(await client.call(widerrufLesen, { params: { versicherungsNummer }, signal })),
  });
}

/** Reasons to revoke; the first says nothing. */
export function widerrufsgruendeQuery(client: Client) {
  return queryOptions({
    queryKey: ['widerrufsgruende'],
    queryFn: async ({ signal }) => unwrap(await client.call(widerrufsgruendeLesen, { signal })),
  });
}
