import type { SnapshotFrom } from 'xstate';
import type { NachrichtSchritt } from './answers.ts';
import type { nachricht } from './machine.ts';

type Snapshot = SnapshotFrom<typeof nachricht>;

/** The step whose screen is shown. */
export const schritt = (snapshot: Snapshot): NachrichtSchritt =>
  snapshot.matches('gesendet') ? 'gesendet' : 'schreiben';

/** Day until which she is answered; null before it is sent. */
export const antwortBis = ({ context }: Snapshot): string | null => context.antwortBis;
