import { fromPromise } from 'xstate';
import { passwortAendern as endpoint } from '#contract/endpoints/benutzer/daten.ts';
import type { DatenAntworten } from '#machines/konto/daten/answers.ts';
import { passwortAendern } from '#machines/konto/passwort-aendern/machine.ts';
import type { Client } from '../../../client/client.ts';
import { ergebnis } from '../fehler.ts';

/** The chart with its call. */
export function passwortAendernMit(client: Client) {
  return passwortAendern.provide({
    actors: {
      passwortAendern: fromPromise<void, DatenAntworten['passwort']>(async ({ input }) => {
        ergebnis(await client.call(endpoint, { body: input }));
      }),
    },
  });
}
