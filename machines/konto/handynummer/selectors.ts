import type { SnapshotFrom } from 'xstate';
import type { HandynummerSchritt } from './answers.ts';
import type { neueHandynummer } from './machine.ts';

/** The step whose screen is shown. */
export const schritt = (snapshot: SnapshotFrom<typeof neueHandynummer>): HandynummerSchritt => {
  if (snapshot.matches('bestaetigen')) return 'bestaetigen';
  if (snapshot.matches('tanPruefen')) return 'tanPruefen';
  if (snapshot.matches('fertig')) return 'fertig';
  return 'neueNummer';
};
