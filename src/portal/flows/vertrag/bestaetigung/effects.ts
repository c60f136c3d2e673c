import type { QueryClient } from '@tanstack/react-query';
import { fromPromise } from 'xstate';
import { bestaetigungAnfordern } from '#contract/endpoints/vertrag/bestaetigung.ts';
import type { Dokument } from '#contract/entities/dokument.ts';
import type { Bestaetigungswunsch } from '#machines/vertrag/bestaetigung/answers.ts';
import { bestaetigung } from '#machines/vertrag/bestaetigung/machine.ts';
import { HandlungsFehler } from '#machines/vertrag/parts/handlungsfehler.ts';
import type { Client } from '../../../client/client.ts';
import { bestaetigungQuery } from '../../../queries/bestaetigungLesen.ts';
import { vertragQuery } from '../../../queries/vertragLesen.ts';
import type { Auftragsschluessel } from '../../../auftragsschluessel.ts';
import { getan } from '../handlung.ts';

interface Parts {
  client: Client;
  queries: QueryClient;
  /** The same wish keeps its key: a repeat after a lost answer makes no second document. */
  schluessel: Auftragsschluessel;
  versicherungsNummer: string;
  /** Whose contract it is, where the contract itself does not say so. */
  partnerNummer: string | null;
  /** It is there; said once. */
  onErstellt: () => void;
}

/** The chart with its call (`domain/vertrag.md §10`). */
export function bestaetigungMit({ client, queries, schluessel, onErstellt, ...bezug }: Parts) {
  const { versicherungsNummer, partnerNummer } = bezug;
  const neuLesen = () => queries.invalidateQueries(bestaetigungQuery(client, versicherungsNummer));
  return bestaetigung.provide({
    actors: {
      // Without the signal of the flow: what is being sent is not called back.
      anfordern: fromPromise<Dokument, Bestaetigungswunsch | null>(async ({ input, signal }) => {
        if (!input) throw new HandlungsFehler({ art: 'TECHNISCH' });
        const params = { versicherungsNummer };
        const gelesen = queries.getQueryData(vertragQuery(client, versicherungsNummer).queryKey);
        const body = {
          partnerNummer: gelesen?.kunde?.partnerNummer ?? partnerNummer ?? '',
          ...input,
        };
        try {
          const vertrag = getan(
            await schluessel.sende(
              body,
              (idempotencyKey) =>
                client.call(bestaetigungAnfordern, { params, body, idempotencyKey }),
              signal,
            ),
          );
          queries.setQueryData(vertragQuery(client, versicherungsNummer).queryKey, vertrag);
          const neues = vertrag.dokumente.find(({ typ }) => typ === input.art);
          if (!neues) throw new HandlungsFehler({ art: 'TECHNISCH' });
          onErstellt();
          return neues;
        } finally {
          void neuLesen();
        }
      }),
    },
  });
}
