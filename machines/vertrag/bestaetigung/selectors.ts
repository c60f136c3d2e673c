import type { SnapshotFrom } from 'xstate';
import type { BestaetigungsSchritt } from './answers.ts';
import type { bestaetigung } from './machine.ts';

type Snapshot = SnapshotFrom<typeof bestaetigung>;

/** The step whose screen is shown. */
export const schritt = (snapshot: Snapshot): BestaetigungsSchritt => {
  return snapshot.matches('fertig') ? 'fertig' : 'wunsch';
};

export const laedt = (snapshot: Snapshot) => snapshot.hasTag('laedt');
export const istTechnischerFehler = (snapshot: Snapshot) => snapshot.matches({ wunsch: 'fehler' });
export const ablehnung = (snapshot: Snapshot) => snapshot.context.ablehnung;
export const dokument = (snapshot: Snapshot) => snapshot.context.dokument;
