import type { QueryClient } from '@tanstack/react-query';
import { fromPromise } from 'xstate';
import { kuendigungZuruecknehmen } from '#contract/endpoints/vertrag/beendigung.ts';
import type { Erklaerung } from '#machines/vertrag/parts/rueckfrage/rueckfrage.ts';
import { ruecknahme } from '#machines/vertrag/ruecknahme/machine.ts';
import type { Client } from '../../../client/client.ts';
import { vertragsListen } from '../../../queries/outdated.ts';
import { vertragQuery } from '../../../queries/vertragLesen.ts';
import type { Auftragsschluessel } from '../../../auftragsschluessel.ts';
import { getan } from '../handlung.ts';

interface Parts {
  client: Client;
  queries: QueryClient;
  /** Pressed again after a dropped answer it is done once. */
  schluessel: Auftragsschluessel;
  versicherungsNummer: string;
  onErledigt: () => void;
}

/** The chart with its call (`domain/vertrag.md §8`). */
export function ruecknahmeMit({ client, queries, schluessel, onErledigt, ...rest }: Parts) {
  const { versicherungsNummer } = rest;
  const { queryKey } = vertragQuery(client, versicherungsNummer);
  // The contract and what it offers, for the pages that follow: read while this page stands, it would take
  // the reason of a refusal away together with the button.
  const veraltet = () => queries.invalidateQueries({ queryKey, refetchType: 'none' });
  return ruecknahme.provide({
    actors: {
      // Without the signal of the flow: what is being sent is not called back.
      ausfuehren: fromPromise<void, Erklaerung>(async ({ input: body, signal }) => {
        const params = { versicherungsNummer };
        try {
          const antwort = await schluessel.sende(
            body,
            (idempotencyKey) =>
              client.call(kuendigungZuruecknehmen, { params, body, idempotencyKey }),
            signal,
          );
          const vertrag = getan(antwort);
          void veraltet();
          // What the end of a session threw away stays away.
          queries.setQueryData(queryKey, (bisher) => bisher && vertrag);
        } catch (error) {
          void veraltet();
          throw error;
        }
        void queries.invalidateQueries({ queryKey: vertragsListen });
        onErledigt();
      }),
    },
  });
}
