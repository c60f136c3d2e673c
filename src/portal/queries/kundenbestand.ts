import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import {
  bestandsueberblick,
  findByVermittlernummer,
  kundenSuchen,
  type Bestandsanfrage,
} from '#contract/endpoints/kundenbestand.ts';
import type { Client } from '../client/client.ts';
import { unwrap } from '../client/response.ts';
import { vertragsListen } from './outdated.ts';

/** Everything read of a book: what makes lists of contracts old makes it old. */
const kundenbestand = [...vertragsListen, 'bestand'] as const;

/** Customers of a broker on one page; the page before stays until the next one is here. */
export function bestandQuery(client: Client, id: string, anfrage: Bestandsanfrage) {
  const { seite, sortierung, ...filter } = anfrage;
  const offen = Object.values(filter).every((wert) => wert === null || wert === false);
  return queryOptions({
    queryKey: [...kundenbestand, id, anfrage],
    queryFn: async ({ signal }) =>
      unwrap(
        offen
          ? await client.call(findByVermittlernummer, {
              params: { id },
              query: { seite: String(seite), sortierung },
              signal,
            })
          : await client.call(kundenSuchen, { params: { id }, body: anfrage, signal }),
      ),
    placeholderData: keepPreviousData,
  });
}

/** What the book comes to, and what of it waits. */
export function ueberblickQuery(client: Client, id: string) {
  return queryOptions({
    queryKey: [...kundenbestand, id, 'ueberblick'],
    queryFn: async ({ signal }) => unwrap(await client.call(bestandsueberblick, { signal })),
  });
}
