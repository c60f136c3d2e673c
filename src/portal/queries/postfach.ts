import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query';
import { type Postfachaufrufe, postfaecher } from '#contract/endpoints/postfach.ts';
import type { Dokument } from '#contract/entities/dokument.ts';
import type { Nachricht } from '#contract/entities/nachricht.ts';
import { unwrap } from '../client/response.ts';
import type { Ports } from '../ports.ts';
import { nachrichten, ungelesene } from './nachrichtenZaehlen.ts';

type Area = Ports['bereich'];
type Reader = Pick<Ports, 'client' | 'bereich'>;

/** Of the mailbox of this area. */
function aufrufe(bereich: Area): Postfachaufrufe {
  return bereich === 'kunden' ? postfaecher.benutzer : postfaecher.vermittler;
}

export type Ordner = 'eingang' | 'gesendet';

/** What of a folder is looked at; `suche` is empty where nothing is looked for. */
export interface Ordnerauswahl {
  /** From 1. */
  seite: number;
  suche: string;
}

/** How many messages whoever is signed in has not read. Nobody asked for it: a refusal leads nowhere from where she is. */
export async function zaehle({ client, bereich }: Reader, signal: AbortSignal): Promise<number> {
  const { ungelesen } = unwrap(
    await client.call(aufrufe(bereich).zaehlen, { signal, voraus: true }),
  );
  return ungelesen;
}

/** A page of a folder; the page before stays until the next one is here. */
export function ordnerQuery(
  client: Ports['client'],
  bereich: Area,
  { ordner, seite, suche }: Ordnerauswahl & { ordner: Ordner },
) {
  const { eingang, ausgang } = aufrufe(bereich);
  const query = { seite: String(seite), ...(suche === '' ? {} : { suche }) };
  return queryOptions({
    queryKey: [...nachrichten, ordner, bereich, seite, suche],
    queryFn: async ({ signal }) =>
      unwrap(await client.call(ordner === 'eingang' ? eingang : ausgang, { query, signal })),
    placeholderData: keepPreviousData,
    // Whatever she does writes a message: a list is old whenever it is opened.
    staleTime: 0,
  });
}

/** One message with its conversation; from then on it is read, and the lists that said otherwise are old. */
export function nachrichtQuery(
  { client, bereich, queries }: Reader & { queries: QueryClient },
  id: string,
) {
  return queryOptions({
    queryKey: [...nachrichten, 'eine', id],
    queryFn: async ({ signal }) => {
      const { lesen } = aufrufe(bereich);
      const gelesen = unwrap(await client.call(lesen, { params: { id }, signal }));
      void queries.invalidateQueries({ queryKey: ungelesene });
      void queries.invalidateQueries({ queryKey: [...nachrichten, 'eingang'] });
      return gelesen;
    },
  });
}

/** Marks a message as unread; what was read of it is forgotten, as opening it reads it again. */
export async function alsUngelesen(
  { client, bereich, queries }: Reader & { queries: QueryClient },
  id: string,
): Promise<void> {
  const { markieren } = aufrufe(bereich);
  unwrap(await client.call(markieren, { params: { id }, body: { gelesen: false } }));
  queries.removeQueries({ queryKey: [...nachrichten, 'eine', id] });
  await queries.invalidateQueries({ queryKey: nachrichten });
}

/** Takes a message out of the mailbox. */
export function loesche({ client, bereich }: Reader, id: string) {
  return client.call(aufrufe(bereich).loeschen, { params: { id } });
}

/** Where what came with a message opens; the addresses are good for an hour. */
export function anhaengeQuery(
  client: Ports['client'],
  bereich: Area,
  anhaenge: Nachricht['anhaenge'],
) {
  const { anhang } = aufrufe(bereich);
  return queryOptions({
    queryKey: [...nachrichten, 'anhaenge', ...anhaenge.map(({ id }) => id)],
    queryFn: ({ signal }): Promise<Dokument[]> =>
      Promise.all(
        anhaenge.map(async ({ id }) =>
          unwrap(await client.call(anhang, { params: { id }, signal })),
        ),
      ),
  });
}
