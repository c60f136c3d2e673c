import type { SnapshotFrom } from 'xstate';
import type { KontaktdatenSchritt } from './answers.ts';
import type { kontaktdaten } from './machine.ts';

/** The step whose screen is shown. */
export const schritt = (snapshot: SnapshotFrom<typeof kontaktdaten>): KontaktdatenSchritt => {
  if (snapshot.matches('gespeichert')) return 'gespeichert';
  return 'angaben';
};
