import type { SnapshotFrom } from 'xstate';
import { schrittVon } from '#machines/schritt.ts';
import type { einwilligung } from './machine.ts';

type Snapshot = SnapshotFrom<typeof einwilligung>;

/** The step whose screen is shown and whose name ends the address. */
export const schritt = (snapshot: Snapshot): string => schrittVon(snapshot) ?? 'information';

export const antworten = ({ context }: Snapshot) => context.antworten;
export const lage = ({ context }: Snapshot) => context.lage;
/** Neither link nor code has said yet what it is about. */
export const istUngelesen = (snapshot: Snapshot) =>
  snapshot.matches('lesen') || snapshot.matches('fehlerBeimLesen');
/** A code opened it in place of a link. */
export const istMitCode = ({ context }: Snapshot) => context.nachweis !== null;
/** What it was read about last; null before. */
export const worum = ({ context }: Snapshot) => context.worum;
/** Nothing but a day's wait or the phone helps. */
export const istGesperrt = (snapshot: Snapshot) =>
  snapshot.matches({ code: { formular: 'zuVieleCodes' } });
export const istFehler = (snapshot: Snapshot) => snapshot.hasTag('fehler');
