import { fromPromise } from 'xstate';
import type { DatenAntworten } from '#machines/konto/daten/answers.ts';
import { passwortAendern } from '#machines/konto/passwort-aendern/machine.ts';
import type { Konto } from '../daten/konto.ts';

/** The chart with its call. */
export function passwortAendernMit(konto: Pick<Konto, 'passwortAendern'>) {
  return passwortAendern.provide({
    actors: {
      passwortAendern: fromPromise<void, DatenAntworten['passwort']>(async ({ input }) => {
        await konto.passwortAendern(input);
      }),
    },
  });
}
