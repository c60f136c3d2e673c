import type { SnapshotFrom } from 'xstate';
import type { EmailSchritt } from './answers.ts';
import type { emailAendern } from './machine.ts';

/** The step whose screen is shown. */
export const schritt = (snapshot: SnapshotFrom<typeof emailAendern>): EmailSchritt => {
  if (snapshot.matches('bestaetigen')) return 'bestaetigen';
  if (snapshot.matches('linkGesendet')) return 'linkGesendet';
  return 'neueEmail';
};
