import type { SnapshotFrom } from 'xstate';
import type { RahmennummerSchritt } from './answers.ts';
import type { rahmennummer } from './machine.ts';

/** The step whose screen is shown. */
export const schritt = (snapshot: SnapshotFrom<typeof rahmennummer>): RahmennummerSchritt => {
  if (snapshot.matches('gespeichert')) return 'gespeichert';
  return 'rad';
};
