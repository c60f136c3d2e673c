import { queryOptions } from '@tanstack/react-query';
import { einstellungenLesen } from '#contract/endpoints/einstellungen.ts';
import type { Client } from '../client/client.ts';
import { unwrap } from '../client/response.ts';

export const einstellungenDaten = ['einstellungen'] as const;

/** What the signed-in broker has chosen. */
export function einstellungenQuery(client: Client) {
  return queryOptions({
    queryKey: einstellungenDaten,
    queryFn: async ({ signal }) => unwrap(await client.call(einstellungenLesen, { signal })),
  });
}
