import type { SnapshotFrom } from 'xstate';
import type { EinstellungenSchritt } from './answers.ts';
import type { einstellungen } from './machine.ts';

/** The step whose screen is shown. */
export const schritt = (snapshot: SnapshotFrom<typeof einstellungen>): EinstellungenSchritt => {
  if (snapshot.matches('gespeichert')) return 'gespeichert';
  return 'einstellungen';
};
