import { fromPromise } from 'xstate';
import { kundenUebertragen, mitarbeiterAendern } from '#contract/endpoints/agentur.ts';
import type { MitarbeiterAntworten } from '#machines/konto/mitarbeiter/answers.ts';
import type { Recht } from '#contract/entities/recht.ts';
import { mitarbeiter, type Zugangshandlung } from '#machines/konto/mitarbeiter/machine.ts';
import type { Client } from '../../../client/client.ts';
import { abgelehntWeil, zugangsergebnis } from '../../../queries/agentur.ts';

interface Parts {
  client: Client;
  /** Of the access. */
  id: string;
  /** Rights as they are shown. */
  rechte: readonly Recht[];
  /** Those it has by now. */
  jetzigeRechte: () => Promise<readonly Recht[]>;
  /** What is read of the agency is old by now. */
  onErledigt: (was: Zugangshandlung | 'RECHTE' | 'UEBERTRAGEN') => void;
}

/** The chart with its calls; each of them done twice is done once. */
export function mitarbeiterMit({ client, id, rechte: gezeigte, jetzigeRechte, onErledigt }: Parts) {
  let bisher = gezeigte;
  const params = { id };
  return mitarbeiter.provide({
    actors: {
      rechteSpeichern: fromPromise<void, MitarbeiterAntworten['rechte']>(
        async ({ input: { rechte } }) => {
          const body = { was: 'RECHTE' as const, rechte, bisher: [...bisher] };
          const antwort = await client.call(mitarbeiterAendern, { params, body });
          // Told of it, she overwrites knowingly what somebody else has chosen.
          if (abgelehntWeil(antwort) === 'RECHTE_GEAENDERT') bisher = await jetzigeRechte();
          zugangsergebnis(antwort);
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
