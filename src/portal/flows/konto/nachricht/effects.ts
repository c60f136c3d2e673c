import { fromPromise } from 'xstate';
import {
  type Nachrichtsauftrag,
  nachrichtSchreiben,
} from '#contract/endpoints/nachrichtSchreiben.ts';
import type { Geschrieben } from '#machines/konto/nachricht/answers.ts';
import { nachricht } from '#machines/konto/nachricht/machine.ts';
import type { Auftragsschluessel } from '../../../auftragsschluessel.ts';
import type { Client } from '../../../client/client.ts';
import { ergebnis } from '../fehler.ts';

interface Parts {
  client: Client;
  schluessel: Auftragsschluessel;
  /** Nothing of it stays in the tab, and what was read of the mailbox no longer holds. */
  onGesendet: () => void;
}

/** The chart with its call. */
export function nachrichtMit({ client, schluessel, onGesendet }: Parts) {
  async function sende(body: Nachrichtsauftrag): Promise<string> {
    const antwort = await schluessel.sende(body, (idempotencyKey) =>
      client.call(nachrichtSchreiben, { body, idempotencyKey }),
    );
    const { antwortBis } = ergebnis(antwort);
    onGesendet();
    return antwortBis;
  }
  return nachricht.provide({
    actors: {
      nachrichtSenden: fromPromise<string, Geschrieben>(({ input }) => sende(input)),
      antwortSenden: fromPromise<string, Nachrichtsauftrag>(({ input }) => sende(input)),
    },
  });
}
