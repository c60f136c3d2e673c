import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { schadenLesen, schaedenLesen } from '#contract/endpoints/schaden.ts';
import type { Client } from '../client/client.ts';
import { unwrap } from '../client/response.ts';

/** Key of every list of claims, and of every single one. */
const listen = ['schaeden'] as const;
const eine = ['schaden'] as const;

/** All claims of a customer, the one with the latest activity first. */
export function schaedenQuery(client: Client, partnernummer: string) {
  return queryOptions({
    queryKey: [...listen, partnernummer],
    queryFn: async ({ signal }) =>
      unwrap(await client.call(schaedenLesen, { query: { partnernummer }, signal })),
  });
}

/** One claim in full. */
export function schadenQuery(client: Client, claimId: string) {
  return queryOptions({
    queryKey: [...eine, claimId],
    queryFn: async ({ signal }) =>
      unwrap(await client.call(schadenLesen, { params: { claimId }, signal })),
  });
}

/** The same, read anew each time: what was read before may be older than what was told on another device. */
export function frischerSchaden(client: Client, claimId: string) {
  return queryOptions({
    queryKey: [...eine, claimId, 'frisch'],
    queryFn: async ({ signal }) =>
      unwrap(await client.call(schadenLesen, { params: { claimId }, signal })),
    gcTime: 0,
  });
}

/** Something was done about a claim: what was read of it, of all and of their contracts is old. */
export async function schaedenVeraltet(queries: QueryClient): Promise<void> {
  await Promise.all(
    [listen, eine, ['vertrag']].map((queryKey) => queries.invalidateQueries({ queryKey })),
  );
}
