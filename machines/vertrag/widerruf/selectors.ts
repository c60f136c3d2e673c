import type { SnapshotFrom } from 'xstate';
import { schrittVon } from '#machines/walk.ts';
import type { widerruf } from './machine.ts';

type Snapshot = SnapshotFrom<typeof widerruf>;

/** The step whose screen is shown and whose name ends the address. */
export const schritt = (snapshot: Snapshot): string => schrittVon(snapshot) ?? 'angaben';

export const angaben = (snapshot: Snapshot) => snapshot.context.antworten.angaben ?? null;
export const eingang = (snapshot: Snapshot) => snapshot.context.eingang;
export const ablehnung = (snapshot: Snapshot) => snapshot.context.ablehnung;
export const laedt = (snapshot: Snapshot) => snapshot.hasTag('laedt');
export const istZuOft = (snapshot: Snapshot) => snapshot.matches('zuOft');
export const istTechnischerFehler = (snapshot: Snapshot) =>
  snapshot.matches('fehlerBeimWiderrufen');
