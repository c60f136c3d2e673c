import type { SnapshotFrom } from 'xstate';
import type { VergessenSchritt } from './answers.ts';
import type { passwortVergessen } from './machine.ts';

export { email, hinweis, laedt } from '../selectors.ts';

/** How long no other code can be had, from the moment the last one was sent. */
export const wartezeitMs = (snapshot: SnapshotFrom<typeof passwortVergessen>) =>
  snapshot.context.wartezeitMs;

/** The step whose screen is shown. */
export const schritt = (snapshot: SnapshotFrom<typeof passwortVergessen>): VergessenSchritt => {
  if (snapshot.matches('codeUndPasswort')) return 'codeUndPasswort';
  if (snapshot.matches('geaendert')) return 'geaendert';
  return 'email';
};
