import { fromPromise } from 'xstate';
import type { Zugangsdaten } from '#machines/konto/anmeldung/events.ts';
import { anmeldung } from '#machines/konto/anmeldung/machine.ts';
import type { NaechsterSchritt } from '#machines/konto/anmeldung/setup.ts';
import type { Session } from '../../../session/session.ts';

/** The chart with its calls to the identity pool. */
export function anmeldungMit(session: Session) {
  return anmeldung.provide({
    actors: {
      anmelden: fromPromise<NaechsterSchritt, Zugangsdaten>(({ input }) => session.anmelden(input)),
      neuesPasswortSetzen: fromPromise<NaechsterSchritt, { passwort: string }>(({ input }) =>
        session.neuesPasswort(input.passwort),
      ),
      codePruefen: fromPromise<NaechsterSchritt, { code: string }>(({ input }) =>
        session.code(input.code),
      ),
    },
  });
}
