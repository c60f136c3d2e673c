import type { SnapshotFrom } from 'xstate';
import type { AngabenSchritt } from './answers.ts';
import type { angaben } from './machine.ts';

type Snapshot = SnapshotFrom<typeof angaben>;

/** The step whose screen is shown. */
export function schritt(snapshot: Snapshot): AngabenSchritt {
  if (snapshot.matches('ergaenzt')) return 'ergaenzt';
  return snapshot.matches('abgelehnt') ? 'abgelehnt' : 'ergaenzen';
}

export const laedt = (snapshot: Snapshot) => snapshot.hasTag('laedt');
export const istTechnischerFehler = (snapshot: Snapshot) =>
  snapshot.matches({ ergaenzen: 'fehler' });
/** The sentence of the last refusal; null where none stands. */
export const ablehnung = (snapshot: Snapshot) => snapshot.context.ablehnung;
