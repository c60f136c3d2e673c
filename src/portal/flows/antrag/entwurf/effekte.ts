import { fromPromise } from 'xstate';
import * as z from 'zod/mini';
import { preiszusage } from '#contract/fields/preiszusage.ts';
import type { DraftEreignis, Kennung, Speicherung } from '#machines/draft/context.ts';
import { DraftFehler } from '#machines/draft/failure.ts';
import { draft } from '#machines/draft/machine.ts';
import type { DraftStand } from '#machines/draft/selectors.ts';
import type { Client } from '../../../client/client.ts';
import type { Ports } from '../../../ports.ts';
import { gemerkt } from '../../../speicher.ts';

/** The running draft of an application, as far as its screens and calls ask. */
export interface EntwurfActor {
  getSnapshot(): DraftStand;
  send(ereignis: DraftEreignis): void;
  subscribe(melde: (stand: DraftStand) => void): { unsubscribe(): void };
}

interface Teile {
  /** Says who is signed in. */
  client: Client;
  session: Pick<Ports['session'], 'zustand'>;
  now: () => Date;
  /** Where the application begins, `/hausrat/antrag`. */
  basis: string;
  /** Throws away all the tab keeps of the application. */
  vergessen: () => void;
  /** Loads the page at another address, or the same anew. */
  laden: (adresse: string) => void;
}

/** The chart of a draft with its calls, and what opens one by its link. */
export function entwurfMit({ client, session, now, basis, vergessen, laden }: Teile) {
  const rufe = einmal(async () => (await ladeUebertragung()).uebertragung(client, now));
  return {
    chart: draft.provide({
      actors: {
        speichern: fromPromise<Kennung, Speicherung>(async ({ input }) =>
          (await rufe()).speichern(input),
        ),
        selbstSpeichern: fromPromise<Kennung, Speicherung>(async ({ input }) => {
          // Signed out, it would be kept as nobody's; once the broker is back, it is tried again.
          if (session.zustand().status !== 'angemeldet') throw new DraftFehler('TECHNISCH');
          return (await rufe()).selbstSpeichern(input);
        }),
        neuesteLesen: fromPromise<number, Kennung | null>(async ({ input }) =>
          (await rufe()).neuesteLesen(input),
        ),
        loeschen: fromPromise<void, Kennung | null>(async ({ input }) =>
          (await rufe()).loeschen(input),
        ),
      },
      actions: {
        neuereOeffnen: (_, { kennung }) => {
          // Loaded anew, it opens as by its link; what was typed and not sent is kept by the tab.
          laden(basis + mitEntwurf(kennung?.id ?? null));
        },
        neuBeginnen: () => {
          vergessen();
          laden(basis + mitEntwurf(null));
        },
      },
    }),
    lesen: async (id: string, plz: string | null) => (await rufe()).lesen(id, plz),
  };
}

/** The query as it is, with this draft named and no other. */
function mitEntwurf(id: string | null): string {
  const query = new URLSearchParams(globalThis.location?.search);
  query.delete('savedDraftId');
  if (id !== null) query.set('savedDraftId', id);
  return query.size === 0 ? '' : `?${query.toString()}`;
}

/** What the tab keeps of a draft: which one it is, under a key of its own. */
export function kennungIm(
  speicher: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>,
  schluessel: string,
) {
  return {
    gemerkte: (): Kennung | null => gemerkt(speicher, schluessel, kennungForm),
    behalten: ({ context: { kennung } }: DraftStand): void => {
      if (kennung) speicher.setItem(schluessel, JSON.stringify(kennung));
      else speicher.removeItem(schluessel);
    },
  };
}

/** How it is kept. */
export const kennungForm = z.object({
  id: z.uuidv4(),
  version: z.int(),
  plz: z.nullable(z.string()),
  laeuftAb: z.iso.datetime(),
  gespeichertUm: z.iso.datetime(),
  zusage: z.optional(preiszusage),
});

export const ladeUebertragung = () => import('./uebertragung.ts');

/** Fetched once; what was not reachable is fetched again the next time. */
function einmal<T>(laden: () => Promise<T>): () => Promise<T> {
  let geladen: Promise<T> | null = null;
  return () => {
    geladen ??= laden();
    geladen.catch(() => (geladen = null));
    return geladen;
  };
}
