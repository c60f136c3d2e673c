import { fromPromise } from 'xstate';
import { kundenUebertragen, mitarbeiterAendern } from '#contract/endpoints/agentur.ts';
import type { MitarbeiterAntworten } from '#machines/konto/mitarbeiter/answers.ts';
import { mitarbeiter, type Zugangshandlung } from '#machines/konto/mitarbeiter/machine.ts';
import type { Client } from '../../../client/client.ts';
import { zugangsergebnis } from '../../../queries/agentur.ts';

interface Parts {
  client: Client;
  /** Of the access. */
  id: string;
  /** What is read of the agency is old by now. */
  onErledigt: (was: Zugangshandlung | 'RECHTE' | 'UEBERTRAGEN') => void;
}

/** The chart with its calls; each of them done twice is done once. */
export function mitarbeiterMit({ client, id, onErledigt }: Parts) {
  const params = { id };
  return mitarbeiter.provide({
    actors: {
      rechteSpeichern: fromPromise<void, MitarbeiterAntworten['rechte']>(
        async ({ input: { rechte } }) => {
          const body = { was: 'RECHTE', rechte } as const;
          zugangsergebnis(await client.call(mitarbeiterAendern, { params, body }));
          onErledigt('RECHTE');
        },
      ),
      kundenUebertragen: fromPromise<void, MitarbeiterAntworten['uebergabe']>(
        async ({ input: body }) => {
          zugangsergebnis(await client.call(kundenUebertragen, { params, body }));
          onErledigt('UEBERTRAGEN');
        },
      ),
      zugangAendern: fromPromise<void, MitarbeiterAntworten['bestaetigung']>(
        async ({ input: body }) => {
          zugangsergebnis(await client.call(mitarbeiterAendern, { params, body }));
          onErledigt(body.was);
        },
      ),
    },
  });
}
