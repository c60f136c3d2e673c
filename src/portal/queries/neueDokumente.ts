import { queryOptions } from '@tanstack/react-query';
import { neueDokumenteLesen } from '#contract/endpoints/vertrag/neueDokumente.ts';
import type { Client } from '../client/client.ts';
import { unwrap } from '../client/response.ts';
import { vertragsListen } from './outdated.ts';

/** Documents of the last days of all contracts of a partner; whatever changes a contract may bring another. */
export function neueDokumenteQuery(client: Client, partnerNummer: string) {
  return queryOptions({
    queryKey: [...vertragsListen, partnerNummer, 'dokumente'],
    queryFn: async ({ signal }) =>
      unwrap(await client.call(neueDokumenteLesen, { params: { partnerNummer }, signal })),
  });
}
