import type { SnapshotFrom } from 'xstate';
import type { BankverbindungSchritt } from './answers.ts';
import type { bankverbindung } from './machine.ts';

/** The step whose screen is shown. */
export const schritt = (snapshot: SnapshotFrom<typeof bankverbindung>): BankverbindungSchritt => {
  if (snapshot.matches('bestaetigen')) return 'bestaetigen';
  if (snapshot.matches('gespeichert')) return 'gespeichert';
  return 'konto';
};
