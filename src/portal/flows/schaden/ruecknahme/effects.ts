import { fromPromise } from 'xstate';
import { schadenZurueckziehen } from '#contract/endpoints/schaden.ts';
import { schadenruecknahme } from '#machines/schaden/ruecknahme/machine.ts';
import type { Erklaerung } from '#machines/vertrag/parts/rueckfrage/rueckfrage.ts';
import type { Client } from '../../../client/client.ts';
import { getan } from '../../vertrag/handlung.ts';

interface Parts {
  client: Client;
  claimId: string;
  onErledigt: () => void;
  /** The claim is not as it was shown. */
  onAbgelehnt: () => void;
}

/** The chart with its call; a repeat after a lost answer finds it done (`commands/schaden`). */
export function schadenruecknahmeMit({ client, claimId, onErledigt, onAbgelehnt }: Parts) {
  return schadenruecknahme.provide({
    actors: {
      ausfuehren: fromPromise<void, Erklaerung>(async () => {
        const antwort = await client.call(schadenZurueckziehen, { params: { claimId } });
        if (antwort.errorStatus === 409) onAbgelehnt();
        getan(antwort);
        onErledigt();
      }),
    },
  });
}
