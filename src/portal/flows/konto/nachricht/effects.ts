import { fromPromise } from 'xstate';
import { nachrichtSchreiben } from '#contract/endpoints/nachrichtSchreiben.ts';
import type { Antwortauftrag, Geschrieben } from '#machines/konto/nachricht/answers.ts';
import { fehlerAus } from '#machines/konto/failure.ts';
import { nachricht } from '#machines/konto/nachricht/machine.ts';
import type { Auftragsschluessel } from '../../../auftragsschluessel.ts';
import type { Client } from '../../../client/client.ts';
import { ergebnis } from '../fehler.ts';

interface Parts {
  client: Client;
  schluessel: Auftragsschluessel;
  /** Nothing of it stays in the tab, and what was read of the mailbox no longer holds. */
  onGesendet: () => void;
  /** What was uploaded counts no more. */
  onDateienWeg: () => void;
}

/** The chart with its call. */
export function nachrichtMit({ client, schluessel, onGesendet, onDateienWeg }: Parts) {
  async function sende({ dateien, ...brief }: Geschrieben | Antwortauftrag): Promise<string> {
    const body = { ...brief, dateien: dateien.map(({ id }) => id) };
    const antwort = await schluessel.sende(body, (idempotencyKey) =>
      client.call(nachrichtSchreiben, { body, idempotencyKey }),
    );
    try {
      const { antwortBis } = ergebnis(antwort);
      onGesendet();
      return antwortBis;
    } catch (error) {
      if (fehlerAus(error).art === 'DATEIEN_WEG') onDateienWeg();
      throw error;
    }
  }
  return nachricht.provide({
    actors: {
      nachrichtSenden: fromPromise<string, Geschrieben>(({ input }) => sende(input)),
      antwortSenden: fromPromise<string, Antwortauftrag>(({ input }) => sende(input)),
    },
  });
}
