import { fromPromise } from 'xstate';
import {
  type Untervermittlerangaben,
  untervermittlerErstellen,
} from '#contract/endpoints/agentur.ts';
import { untervermittler } from '#machines/konto/untervermittler/machine.ts';
import type { Client } from '../../../client/client.ts';
import { zugangsergebnis } from '../../../queries/agentur.ts';

interface Parts {
  client: Client;
  /** The list has one more. */
  onEingeladen: () => void;
}

/** The chart with its call; a repeat after a lost answer finds the invitation sent. */
export function untervermittlerMit({ client, onEingeladen }: Parts) {
  return untervermittler.provide({
    actors: {
      untervermittlerEinladen: fromPromise<void, Untervermittlerangaben>(
        async ({ input: body }) => {
          zugangsergebnis(await client.call(untervermittlerErstellen, { body }));
          onEingeladen();
        },
      ),
    },
  });
}
