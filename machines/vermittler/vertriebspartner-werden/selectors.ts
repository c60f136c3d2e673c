import type { SnapshotFrom } from 'xstate';
import { schrittVon } from '#machines/schritt.ts';
import type { vertriebspartner } from './machine.ts';

type Snapshot = SnapshotFrom<typeof vertriebspartner>;

/** The step whose screen is shown and whose name ends the address. */
export const schritt = (snapshot: Snapshot): string => schrittVon(snapshot) ?? 'vermittlerart';

export const antworten = ({ context }: Snapshot) => context.antworten;
export const ergebnis = ({ context }: Snapshot) => context.ergebnis;
/** The mailbox is proven: no further code is asked for. */
export const istBewiesen = ({ context }: Snapshot) => context.nachweis !== null;
/** Some agency has the register number. */
export const istVergeben = (snapshot: Snapshot) => snapshot.matches('vergeben');
