import { queryOptions } from '@tanstack/react-query';
import { aenderungLesen } from '#contract/endpoints/vertrag/aenderung.ts';
import type { AenderungsArt } from '#contract/aenderungen/seiten.ts';
import type { Client } from '../client/client.ts';
import { unwrap } from '../client/response.ts';

/** Every offer of a contract. */
export function angebotsSchluessel(versicherungsNummer: string) {
  return ['aenderung', versicherungsNummer] as const;
}

/** What a contract offers for one kind of change. */
export function angebotQuery(client: Client, versicherungsNummer: string, art: AenderungsArt) {
  return queryOptions({
    queryKey: [...angebotsSchluessel(versicherungsNummer), art],
    queryFn: async ({ signal }) =>
      unwrap(await client.call(aenderungLesen, { params: { versicherungsNummer, art }, signal })),
  });
}
