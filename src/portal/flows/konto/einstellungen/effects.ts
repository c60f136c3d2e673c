import { fromPromise } from 'xstate';
import {
  einstellungenAendern,
  mailanlass,
  type Mailwahl,
} from '#contract/endpoints/einstellungen.ts';
import type { DatenAntworten } from '#machines/konto/daten/answers.ts';
import { einstellungen } from '#machines/konto/einstellungen/machine.ts';
import type { Client } from '../../../client/client.ts';
import { ergebnis } from '../fehler.ts';

interface Parts {
  client: Client;
  /** What was read of them before no longer holds. */
  onGespeichert: () => void;
}

/** The chart with its call. */
export function einstellungenMit({ client, onGespeichert }: Parts) {
  return einstellungen.provide({
    actors: {
      einstellungenSpeichern: fromPromise<void, DatenAntworten['einstellungen']>(
        async ({ input: { mails, signatur } }) => {
          const body = { mails: wahlAus(mails), signatur };
          ergebnis(await client.call(einstellungenAendern, { body }));
          onGespeichert();
        },
      ),
    },
  });
}

/** What is not ticked is not wanted any more. */
function wahlAus(gewaehlt: readonly string[]): Partial<Mailwahl> {
  return Object.fromEntries(
    mailanlass.options.map((anlass) => [anlass, gewaehlt.includes(anlass)]),
  );
}
