import { fromPromise } from 'xstate';
import { benutzerAendern } from '#contract/endpoints/benutzer/daten.ts';
import type { DatenAntworten } from '#machines/konto/daten/answers.ts';
import { kontaktdaten } from '#machines/konto/kontaktdaten/machine.ts';
import type { Client } from '../../../client/client.ts';
import { ergebnis } from '../fehler.ts';

interface Parts {
  client: Client;
  /** What was read of her before no longer holds. */
  onGespeichert: () => void;
}

/** The chart with its call. */
export function kontaktdatenMit({ client, onGespeichert }: Parts) {
  return kontaktdaten.provide({
    actors: {
      kontaktdatenSpeichern: fromPromise<void, DatenAntworten['angaben']>(async ({ input }) => {
        const body = { art: 'KONTAKTDATEN', ...input } as const;
        ergebnis(await client.call(benutzerAendern, { body }));
        onGespeichert();
      }),
    },
  });
}
