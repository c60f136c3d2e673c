import type { SnapshotFrom } from 'xstate';
import { schrittVon } from '#machines/schritt.ts';
import type { geschaedigter } from './machine.ts';

type Snapshot = SnapshotFrom<typeof geschaedigter>;

/** The step whose screen is shown and whose name ends the address. */
export const schritt = (snapshot: Snapshot): string => schrittVon(snapshot) ?? 'verursacher';

export const antworten = ({ context }: Snapshot) => context.antworten;
export const heute = ({ context }: Snapshot) => context.heute;
export const ergebnis = ({ context }: Snapshot) => context.ergebnis;
