import type { SnapshotFrom } from 'xstate';
import { leaf } from '#machines/leaf.ts';
import type { EntwurfSchritt } from './answers.ts';
import type { entwurf } from './machine.ts';

type Snapshot = SnapshotFrom<typeof entwurf>;

/** The step whose part of the row is shown. */
export const schritt = (snapshot: Snapshot): EntwurfSchritt =>
  schritte.find((einer) => snapshot.matches(einer)) ?? 'ruhe';

const schritte = ['adresse', 'loeschfrage', 'geloescht'] as const;

/** Leaf state for tests and analysts. */
export const zustand = ({ value }: Snapshot) => leaf(value);
export const laedt = (snapshot: Snapshot) => snapshot.hasTag('laedt');
export const istFehler = (snapshot: Snapshot) => snapshot.hasTag('fehler');
export const ablehnung = (snapshot: Snapshot) => snapshot.context.ablehnung;
