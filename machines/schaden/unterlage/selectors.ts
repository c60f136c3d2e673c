import type { SnapshotFrom } from 'xstate';
import type { UnterlageSchritt } from './answers.ts';
import type { unterlage } from './machine.ts';

type Snapshot = SnapshotFrom<typeof unterlage>;

/** The step whose screen is shown. */
export function schritt(snapshot: Snapshot): UnterlageSchritt {
  if (snapshot.matches('angekommen')) return 'angekommen';
  return snapshot.matches('abgelehnt') ? 'abgelehnt' : 'waehlen';
}

export const laedt = (snapshot: Snapshot) => snapshot.hasTag('laedt');
export const istTechnischerFehler = (snapshot: Snapshot) => snapshot.matches({ waehlen: 'fehler' });
/** The sentence of the last refusal; null where none stands. */
export const ablehnung = (snapshot: Snapshot) => snapshot.context.ablehnung;
