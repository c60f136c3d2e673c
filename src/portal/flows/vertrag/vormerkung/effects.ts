import type { QueryClient } from '@tanstack/react-query';
import { fromPromise } from 'xstate';
import { vormerkungLoeschen } from '#contract/endpoints/vertrag/aenderung.ts';
import type { Vertrag } from '#contract/entities/vertrag.ts';
import type { Erklaerung } from '#machines/vertrag/parts/rueckfrage/rueckfrage.ts';
import { vormerkung } from '#machines/vertrag/vormerkung/machine.ts';
import type { Client } from '../../../client/client.ts';
import { angebotsSchluessel } from '../../../queries/aenderungLesen.ts';
import { vertragsListen } from '../../../queries/outdated.ts';
import { vertragQuery } from '../../../queries/vertragLesen.ts';
import type { Auftragsschluessel } from '../../../auftragsschluessel.ts';
import { getan } from '../handlung.ts';

interface Parts {
  client: Client;
  queries: QueryClient;
  /** A repeat after a lost answer deletes nothing that was booked since. */
  schluessel: Auftragsschluessel;
  versicherungsNummer: string;
  vorgemerkt: Vertrag['vorgemerkteAenderungen'][number];
  onErledigt: () => void;
}

/** The chart with its call (`domain/vertrag.md §5`). */
export function vormerkungMit({ client, queries, schluessel, vorgemerkt, ...rest }: Parts) {
  const { versicherungsNummer, onErledigt } = rest;
  const { art, text, wirksamkeitsdatum } = vorgemerkt;
  const { queryKey } = vertragQuery(client, versicherungsNummer);
  return vormerkung.provide({
    actors: {
      // Without the signal of the flow: what is being sent is not called back.
      ausfuehren: fromPromise<void, Erklaerung>(async ({ input: body, signal }) => {
        const params = { versicherungsNummer, art };
        try {
          const antwort = await schluessel.sende(
            [text, wirksamkeitsdatum, body],
            (idempotencyKey) => client.call(vormerkungLoeschen, { params, body, idempotencyKey }),
            signal,
          );
          const vertrag = getan(antwort);
          // What the end of a session threw away stays away.
          queries.setQueryData(queryKey, (bisher) => bisher && vertrag);
        } catch (error) {
          // Read while this page stands, the contract could take the reason away together with the button.
          void queries.invalidateQueries({ queryKey, refetchType: 'none' });
          throw error;
        }
        void queries.invalidateQueries({ queryKey: vertragsListen });
        void queries.invalidateQueries({ queryKey: angebotsSchluessel(versicherungsNummer) });
        onErledigt();
      }),
    },
  });
}
