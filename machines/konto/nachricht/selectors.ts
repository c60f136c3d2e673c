import type { SnapshotFrom } from 'xstate';
import type { NachrichtSchritt } from './answers.ts';
import type { nachricht } from './machine.ts';

type Snapshot = SnapshotFrom<typeof nachricht>;

/** The step whose screen is shown. */
export const schritt = (snapshot: Snapshot): NachrichtSchritt => {
  if (snapshot.matches('gesendet')) return 'gesendet';
  return snapshot.context.auf === null ? 'schreiben' : 'antworten';
};

/** Day until which she is answered; null before it is sent. */
export const antwortBis = ({ context }: Snapshot): string | null => context.antwortBis;
