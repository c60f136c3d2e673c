import { fromPromise } from 'xstate';
import {
  type NeuesPasswort,
  passwortVergessen,
} from '#machines/konto/passwort-vergessen/machine.ts';
import type { Session } from '../../../session/session.ts';
import type { CodeNotiz } from './notiz.ts';

/** The chart with its calls to the identity pool. */
export function passwortVergessenMit(session: Session, notiz: CodeNotiz) {
  return passwortVergessen.provide({
    actors: {
      codeAnfordern: fromPromise<void, { email: string }>(async ({ input }) => {
        await session.passwortVergessen(input.email);
        notiz.merken(input.email);
      }),
      passwortSetzen: fromPromise<void, NeuesPasswort>(async ({ input }) => {
        await session.passwortZuruecksetzen(input);
        notiz.vergessen();
      }),
    },
  });
}
