import { queryOptions } from '@tanstack/react-query';
import { findByPartnerNummer } from '#contract/endpoints/vertrag.ts';
import type { Client } from '../client/client.ts';
import { unwrap } from '../client/response.ts';
import { vertragsListen } from './outdated.ts';

/** All contracts of a partner, active ones first. */
export function vertraegeQuery(client: Client, partnerNummer: string) {
  return queryOptions({
    queryKey: [...vertragsListen, partnerNummer],
    queryFn: async ({ signal }) =>
      unwrap(await client.call(findByPartnerNummer, { params: { partnerNummer }, signal })),
  });
}
