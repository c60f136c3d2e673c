import type { QueryClient } from '@tanstack/react-query';
import { fromPromise } from 'xstate';
import * as z from 'zod/mini';
import {
  meldungAbgelehnt,
  type Meldungsergebnis,
  schadenMelden,
} from '#contract/endpoints/schaden.ts';
import type { ServiceResponse } from '#contract/serviceResponse.ts';
import { MeldungsFehler } from '#machines/schaden/failure.ts';
import type { Meldungschart } from '#machines/schaden/hausratchart.ts';
import type { Meldungsauftrag } from '#machines/schaden/setup.ts';
import type { Auftragsschluessel } from '../../auftragsschluessel.ts';
import type { Client } from '../../client/client.ts';
import { nachrichten } from '../../queries/nachrichtenZaehlen.ts';
import { schaedenVeraltet } from '../../queries/schaeden.ts';

interface Parts {
  readonly client: Client;
  readonly queries: QueryClient;
  readonly schluessel: Auftragsschluessel;
  /** Nothing of it stays in the tab. */
  readonly onGemeldet: () => void;
}

/** A report's chart with its call (`domain/schaden.md §2`). */
export function meldungMit(chart: Meldungschart, parts: Parts): Meldungschart {
  const { client, queries, schluessel, onGemeldet } = parts;
  return chart.provide({
    actors: {
      // Without the signal of the flow: what is being sent is not called back.
      melden: fromPromise<Meldungsergebnis, Meldungsauftrag>(async ({ input, signal }) => {
        const { versicherungsNummer: contractId, meldung: body } = input;
        const params = { contractId };
        const senden = (idempotencyKey: string) =>
          client.call(schadenMelden, { params, body, idempotencyKey });
        const ergebnis = beantwortet(
          await schluessel.sende({ contractId, ...body }, senden, signal),
        );
        onGemeldet();
        void queries.invalidateQueries({ queryKey: nachrichten });
        void schaedenVeraltet(queries);
        return ergebnis;
      }),
    },
  });
}

function beantwortet(response: ServiceResponse<Meldungsergebnis>): Meldungsergebnis {
  if (response.ok && !response.canceled) return response.data;
  if (!response.ok && response.errorStatus === 401) {
    throw new MeldungsFehler({ art: 'SITZUNG_ABGELAUFEN' });
  }
  const { data } = z.safeParse(meldungAbgelehnt, response.data);
  throw new MeldungsFehler(
    !response.ok && response.errorStatus === 409 && data
      ? { art: 'ABGELEHNT', ablehnung: data }
      : { art: 'TECHNISCH' },
  );
}
