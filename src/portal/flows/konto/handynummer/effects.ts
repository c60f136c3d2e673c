import { neueHandynummer } from '#machines/konto/handynummer/machine.ts';
import type { Client } from '../../../client/client.ts';
import { nummerEffekte } from '../nummer/effects.ts';
import { stepUpEffekte } from '../stepUp/effects.ts';

interface Parts {
  client: Client;
  /** Who is signed in. */
  partnerNummer: string;
  /** What was read of her before no longer holds. */
  onFertig: () => void;
}

/** The chart with its calls. */
export function neueHandynummerMit({ client, partnerNummer, onFertig }: Parts) {
  return neueHandynummer.provide({
    actors: {
      ...nummerEffekte({ client, token: null, onFertig }),
      ...stepUpEffekte({ client, partnerNummer }),
    },
  });
}
