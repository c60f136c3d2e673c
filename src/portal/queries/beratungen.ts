import { queryOptions } from '@tanstack/react-query';
import { beratungenLesen, kundeninformationenLesen } from '#contract/endpoints/beratung.ts';
import type { MarkenSchluessel } from '#contract/entities/marke.ts';
import type { Antragsart } from '#contract/produkte/produkte.ts';
import type { Client } from '../client/client.ts';
import { unwrap } from '../client/response.ts';

/** What a broker hands out about a product. */
export function kundeninformationenQuery(
  client: Client,
  query: { produkt: Antragsart; marke: MarkenSchluessel },
) {
  return queryOptions({
    queryKey: ['kundeninformationen', query],
    queryFn: async ({ signal }) =>
      unwrap(await client.call(kundeninformationenLesen, { query, signal })),
  });
}

/** Advices he has begun and not sent. */
export function beratungenQuery(client: Client, produkt: Antragsart) {
  return queryOptions({
    queryKey: ['beratungen', produkt],
    queryFn: async ({ signal }) =>
      unwrap(await client.call(beratungenLesen, { query: { produkt }, signal })),
    // Each page of an advice changes it.
    staleTime: 0,
  });
}
