import type { QueryClient } from '@tanstack/react-query';
import { fromPromise } from 'xstate';
import * as z from 'zod/mini';
import { ungueltig } from '#contract/errors.ts';
import {
  meldungAbgelehnt,
  type Meldungsergebnis,
  schadenMelden,
} from '#contract/endpoints/schaden.ts';
import type { ServiceResponse } from '#contract/serviceResponse.ts';
import { type Meldungsablehnung, MeldungsFehler } from '#machines/schaden/failure.ts';
import type { Meldungschart } from '#machines/schaden/hausratchart.ts';
import type { Meldungsauftrag } from '#machines/schaden/setup.ts';
import type { Auftragsschluessel } from '../../auftragsschluessel.ts';
import type { Client } from '../../client/client.ts';
import { nachrichten } from '../../queries/nachrichtenZaehlen.ts';
import { schaedenVeraltet } from '../../queries/schaeden.ts';

interface Parts {
  readonly client: Client;
  /** Today in Berlin, `yyyy-MM-dd`. */
  readonly heute: () => string;
  readonly queries: QueryClient;
  readonly schluessel: Auftragsschluessel;
  /** Nothing of it stays in the tab. */
  readonly onGemeldet: () => void;
}

/** A report's chart with its call (`domain/schaden.md §2`). */
export function meldungMit(chart: Meldungschart, parts: Parts): Meldungschart {
  const { client, queries, schluessel, heute, onGemeldet } = parts;
  return chart.provide({
    actors: {
      // Without the signal of the flow: what is being sent is not called back.
      melden: fromPromise<Meldungsergebnis, Meldungsauftrag>(async ({ input, signal }) => {
        const { versicherungsNummer: contractId, meldung: body } = input;
        const params = { contractId };
        const senden = (idempotencyKey: string) =>
          client.call(schadenMelden, { params, body, idempotencyKey });
        const antwort = await schluessel.sende({ contractId, ...body }, senden, signal);
        const ergebnis = beantwortet(antwort, heute());
        onGemeldet();
        void queries.invalidateQueries({ queryKey: nachrichten });
        void schaedenVeraltet(queries);
        return ergebnis;
      }),
    },
  });
}

function beantwortet(response: ServiceResponse<Meldungsergebnis>, heute: string): Meldungsergebnis {
  if (response.ok && !response.canceled) return response.data;
  const { errorStatus: status, data } = response;
  if (status === 401) throw new MeldungsFehler({ art: 'SITZUNG_ABGELAUFEN' });
  const ablehnung = status === 422 ? zuWenig(data) : z.safeParse(meldungAbgelehnt, data).data;
  throw new MeldungsFehler(
    ablehnung && (status === 422 || status === 409)
      ? { art: 'ABGELEHNT', ablehnung, heute }
      : { art: 'TECHNISCH' },
  );
}

/** What the server found wrong, in its own words. */
function zuWenig(body: unknown): Meldungsablehnung | undefined {
  const [erster] = z.safeParse(ungueltig, body).data?.fehler ?? [];
  return erster && { code: 'ANGABEN', claimId: null, errorMessage: erster.text };
}
