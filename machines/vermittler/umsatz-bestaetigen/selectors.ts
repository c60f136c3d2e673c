import type { SnapshotFrom } from 'xstate';
import { istIn, leaf } from '#machines/leaf.ts';
import type { UmsatzSchritt } from './answers.ts';
import type { umsatzBestaetigen } from './machine.ts';

type Snapshot = SnapshotFrom<typeof umsatzBestaetigen>;

/** What is open over the list; `ruhe` is nothing. */
export const schritt = (snapshot: Snapshot): UmsatzSchritt => {
  if (istIn(snapshot, 'frage') || istIn(snapshot, 'bestaetigen')) return 'frage';
  return istIn(snapshot, 'fehler') || istIn(snapshot, 'ergebnis') ? 'ergebnis' : 'ruhe';
};

/** Leaf state for tests and analysts. */
export const zustand = ({ value }: Snapshot) => leaf(value);
export const laedt = (snapshot: Snapshot) => snapshot.hasTag('laedt');
export const istFehler = (snapshot: Snapshot) => snapshot.hasTag('fehler');
export const ergebnisse = (snapshot: Snapshot) => snapshot.context.ergebnisse;
