import type { SnapshotFrom } from 'xstate';
import type { feld } from './machine.ts';

type Feldstand = SnapshotFrom<typeof feld>;

/** Why the page cannot be left with these files. */
export type Hindernis = 'leer' | 'unterwegs' | 'gescheitert';

const hindernisse: readonly Hindernis[] = ['leer', 'unterwegs', 'gescheitert'];

export function istBereit(snapshot: Feldstand): boolean {
  return snapshot.matches({ stand: 'bereit' });
}

/** What she was told is wrong, as long as it is. */
export function fehler(snapshot: Feldstand): Hindernis | null {
  const gesagt = hindernisse.find((eines) => snapshot.matches({ gesagt: eines, stand: eines }));
  return gesagt ?? null;
}

export function dateien({ context }: Feldstand) {
  return context.dateien;
}

export function angekommen({ context }: Feldstand) {
  return context.angekommen;
}
