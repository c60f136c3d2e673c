import { fromPromise } from 'xstate';
import { unterlageAbgelehnt, unterlagenEinreichen } from '#contract/endpoints/schaden.ts';
import type { ServiceResponse } from '#contract/serviceResponse.ts';
import type { Unterlagenwahl } from '#machines/schaden/unterlage/answers.ts';
import { fehlerAus, UnterlageFehler } from '#machines/schaden/unterlage/failure.ts';
import { unterlage } from '#machines/schaden/unterlage/machine.ts';
import * as z from 'zod/mini';
import type { Auftragsschluessel } from '../../../auftragsschluessel.ts';
import type { Client } from '../../../client/client.ts';

interface Parts {
  client: Client;
  /** The same files keep their key: a repeat after a lost answer adds none. */
  schluessel: Auftragsschluessel;
  claimId: string;
  /** The entry of the list of documents. */
  typ: string;
  /** It is there: nothing of it stays in the tab, and what was read of the claim holds no longer. */
  onAngekommen: (wo: { istDa: boolean }) => void;
  /** The claim is not as it was shown. */
  onAbgelehnt: () => void;
  /** What was uploaded counts no more. */
  onDateiWeg: () => void;
}

/** The chart with its call. */
export function unterlageMit({ client, schluessel, claimId, typ, ...melde }: Parts) {
  return unterlage.provide({
    actors: {
      // Without the signal of the flow: what is being sent is not called back.
      einreichen: fromPromise<void, Unterlagenwahl>(async ({ input, signal }) => {
        const body = { typ, dateien: input.dateien.map(({ id }) => id) };
        const antwort = await schluessel.sende(
          body,
          (idempotencyKey) =>
            client.call(unterlagenEinreichen, { params: { claimId }, body, idempotencyKey }),
          signal,
        );
        try {
          pruefe(antwort);
        } catch (error) {
          const { art } = fehlerAus(error);
          if (art === 'ABGELEHNT') melde.onAbgelehnt();
          if (art === 'DATEI_WEG') melde.onDateiWeg();
          throw error;
        }
        // Whoever is at another page by now stays there.
        melde.onAngekommen({ istDa: !signal.aborted });
      }),
    },
  });
}

/** Throws the failure the chart knows, unless it was taken. */
function pruefe(antwort: ServiceResponse<unknown>): void {
  if (antwort.ok && !antwort.canceled) return;
  if (antwort.errorStatus === 401) throw new UnterlageFehler({ art: 'SITZUNG_ABGELAUFEN' });
  const abgelehnt = z.safeParse(unterlageAbgelehnt, antwort.data).data;
  if (antwort.errorStatus !== 409 || !abgelehnt) throw new UnterlageFehler({ art: 'TECHNISCH' });
  const { code, errorMessage: satz } = abgelehnt;
  throw new UnterlageFehler({ art: code === 'NACHWEIS' ? 'DATEI_WEG' : 'ABGELEHNT', satz });
}
