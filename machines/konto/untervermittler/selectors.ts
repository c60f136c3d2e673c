import type { SnapshotFrom } from 'xstate';
import type { UntervermittlerSchritt } from './answers.ts';
import type { untervermittler } from './machine.ts';

/** The step whose screen is shown. */
export const schritt = (snapshot: SnapshotFrom<typeof untervermittler>): UntervermittlerSchritt =>
  snapshot.matches('eingeladen') ? 'eingeladen' : 'einladen';
