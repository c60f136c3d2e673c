import type { SnapshotFrom } from 'xstate';
import { schrittVon } from '#machines/walk.ts';
import type { aenderung } from './machine.ts';

type Snapshot = SnapshotFrom<typeof aenderung>;

/** The step whose screen is shown and whose name ends the address. */
export const schritt = (snapshot: Snapshot): string => schrittVon(snapshot) ?? 'auswahl';

export const auswahl = (snapshot: Snapshot) => snapshot.context.antworten.auswahl ?? null;
export const berechnung = (snapshot: Snapshot) => snapshot.context.berechnung?.ergebnis ?? null;
export const preisGeaendert = (snapshot: Snapshot) => snapshot.context.preisGeaendert;
export const laedt = (snapshot: Snapshot) => snapshot.hasTag('laedt');
export const fragtNach = (snapshot: Snapshot) =>
  snapshot.matches('bestaetigen') || snapshot.matches('speichern');
export const istTechnischerFehler = (snapshot: Snapshot) =>
  snapshot.matches('fehlerBeimBerechnen') || snapshot.matches('fehlerBeimSpeichern');

/** The refusal to show; null where none stands. */
export const hinderung = (snapshot: Snapshot) =>
  snapshot.matches('abgelehnt') ? snapshot.context.hinderung : null;
