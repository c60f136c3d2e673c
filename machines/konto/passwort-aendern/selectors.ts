import type { SnapshotFrom } from 'xstate';
import type { PasswortSchritt } from './answers.ts';
import type { passwortAendern } from './machine.ts';

/** The step whose screen is shown. */
export const schritt = (snapshot: SnapshotFrom<typeof passwortAendern>): PasswortSchritt => {
  if (snapshot.matches('geaendert')) return 'geaendert';
  return 'passwort';
};
