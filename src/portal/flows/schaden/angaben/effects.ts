import { fromPromise } from 'xstate';
import * as z from 'zod/mini';
import {
  andersMoeglich,
  angabenAbgelehnt,
  angabenErgaenzen,
} from '#contract/endpoints/schadenangaben.ts';
import { ungueltig } from '#contract/errors.ts';
import type { ServiceResponse } from '#contract/serviceResponse.ts';
import { AngabenFehler, fehlerAus } from '#machines/schaden/angaben/failure.ts';
import { type Angabenauftrag, angaben } from '#machines/schaden/angaben/machine.ts';
import type { Auftragsschluessel } from '../../../auftragsschluessel.ts';
import type { Client } from '../../../client/client.ts';

interface Parts {
  client: Client;
  /** The same answers keep their key: a repeat after a lost answer changes nothing. */
  schluessel: Auftragsschluessel;
  claimId: string;
  /** They are there: nothing of them stays in the tab, and what was read of the claim holds no longer. */
  onErgaenzt: (wo: { istDa: boolean }) => void;
  /** The claim is not as it was shown. */
  onAbgelehnt: () => void;
}

/** The chart with its call. */
export function angabenMit({ client, schluessel, claimId, onErgaenzt, onAbgelehnt }: Parts) {
  return angaben.provide({
    actors: {
      // Without the signal of the flow: what is being sent is not called back.
      ergaenzen: fromPromise<void, Angabenauftrag>(async ({ input, signal }) => {
        const body = { [input.teil]: input.antwort };
        const antwort = await schluessel.sende(
          body,
          (idempotencyKey) =>
            client.call(angabenErgaenzen, { params: { claimId }, body, idempotencyKey }),
          signal,
        );
        try {
          pruefe(antwort);
        } catch (error) {
          if (fehlerAus(error).art === 'ABGELEHNT') onAbgelehnt();
          throw error;
        }
        // Whoever is at another page by now stays there.
        onErgaenzt({ istDa: !signal.aborted });
      }),
    },
  });
}

/** Throws the failure the chart knows, unless it was taken. */
function pruefe(antwort: ServiceResponse<unknown>): void {
  if (antwort.ok && !antwort.canceled) return;
  const { errorStatus: status, data } = antwort;
  if (status === 401) throw new AngabenFehler({ art: 'SITZUNG_ABGELAUFEN' });
  const [falsch] = status === 422 ? (z.safeParse(ungueltig, data).data?.fehler ?? []) : [];
  if (falsch) throw new AngabenFehler({ art: 'NICHT_SO', satz: falsch.text });
  const abgelehnt = status === 409 && z.safeParse(angabenAbgelehnt, data).data;
  if (!abgelehnt) throw new AngabenFehler({ art: 'TECHNISCH' });
  const { code, errorMessage: satz } = abgelehnt;
  throw new AngabenFehler({ art: andersMoeglich.has(code) ? 'NICHT_SO' : 'ABGELEHNT', satz });
}
