import { infiniteQueryOptions } from '@tanstack/react-query';
import { aeltereDokumenteLesen } from '#contract/endpoints/vertrag/dokumente.ts';
import type { Client } from '../client/client.ts';
import { unwrap } from '../client/response.ts';

/** Documents of a contract page by page, from the one on that comes after those it carries itself. */
export function aeltereDokumenteQuery(client: Client, versicherungsNummer: string, nach: string) {
  return infiniteQueryOptions({
    queryKey: ['vertrag', versicherungsNummer, 'dokumente', nach],
    queryFn: async ({ signal, pageParam }) =>
      unwrap(
        await client.call(aeltereDokumenteLesen, {
          params: { versicherungsNummer },
          query: { nach: pageParam },
          signal,
        }),
      ),
    initialPageParam: nach,
    getNextPageParam: ({ dokumente, aeltereDokumente }) =>
      aeltereDokumente ? dokumente.at(-1)?.id : undefined,
  });
}
