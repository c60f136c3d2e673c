import type { SnapshotFrom } from 'xstate';
import { leaf } from '#machines/leaf.ts';
import { schrittVon } from '#machines/schritt.ts';
import type { beratung } from './machine.ts';

type Snapshot = SnapshotFrom<typeof beratung>;

/** The step whose screen is shown and whose name ends the address. */
export const schritt = (snapshot: Snapshot): string => schrittVon(snapshot) ?? 'kunde';
/** Leaf state for tests and analysts. */
export const zustand = ({ value }: Snapshot) => leaf(value);
export const laedt = (snapshot: Snapshot) => snapshot.hasTag('laedt');
/** A call failed and can be made again, with what stands there now. */
export const istGescheitert = (snapshot: Snapshot) =>
  snapshot.hasTag('fehler') && !istAbgelehnt(snapshot);
/** Other answers are asked for. */
const istAbgelehnt = (snapshot: Snapshot) =>
  snapshot.matches('nichtAngeboten') || snapshot.matches('ueberholt');
/** Why the server refused, in its words; null where it has none. */
export const ablehnung = (snapshot: Snapshot) =>
  snapshot.hasTag('fehler') ? snapshot.context.ablehnung : null;
/** The same where it stands alone, without anything that could be tried again. */
export const hindernis = (snapshot: Snapshot) =>
  istAbgelehnt(snapshot) ? snapshot.context.ablehnung : null;
export const antworten = ({ context }: Snapshot) => context.antworten;
/** The advice as it stands on the server. */
export const stand = ({ context }: Snapshot) => context.beratung?.ergebnis ?? null;
export const vergleich = ({ context }: Snapshot) => context.vergleich?.ergebnis ?? null;
export const protokoll = ({ context }: Snapshot) => context.protokoll?.ergebnis ?? null;
/** An offer is recommended: its reasons are asked for. */
export const istEmpfohlen = (snapshot: Snapshot) => !snapshot.matches('angebotVergleich');
