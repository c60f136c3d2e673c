import type { SnapshotFrom } from 'xstate';
import type { adresse } from './machine.ts';

type Adressstand = SnapshotFrom<typeof adresse>;

/** The flow stands where it was left, or where it needs her. */
export function istBereit(snapshot: Adressstand): boolean {
  return !snapshot.matches('setztFort');
}

export function gaenge({ context }: Adressstand): number {
  return context.gaenge;
}
