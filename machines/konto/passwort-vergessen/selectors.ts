import type { SnapshotFrom } from 'xstate';
import type { VergessenSchritt } from './answers.ts';
import type { passwortVergessen } from './machine.ts';

export { email, hinweis, laedt } from '../selectors.ts';

/** The step whose screen is shown. */
export const schritt = (snapshot: SnapshotFrom<typeof passwortVergessen>): VergessenSchritt => {
  if (snapshot.matches('codeUndPasswort')) return 'codeUndPasswort';
  if (snapshot.matches('geaendert')) return 'geaendert';
  return 'email';
};
