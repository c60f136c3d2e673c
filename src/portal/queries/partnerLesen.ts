import { queryOptions } from '@tanstack/react-query';
import { partnerLesen } from '#contract/endpoints/partner.ts';
import type { Client } from '../client/client.ts';
import { unwrap } from '../client/response.ts';

export const partnerDaten = ['partner'] as const;

/** What is known of the signed-in customer. */
export function partnerQuery(client: Client, id: string) {
  return queryOptions({
    queryKey: [...partnerDaten, id],
    queryFn: async ({ signal }) =>
      unwrap(await client.call(partnerLesen, { params: { id }, signal })),
  });
}
