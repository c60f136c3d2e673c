import type { SnapshotFrom } from 'xstate';
import type { widerrufslink } from './machine.ts';
import type { WiderrufslinkSchritt } from './setup.ts';

type Snapshot = SnapshotFrom<typeof widerrufslink>;

const schritte = [
  'bestaetigen',
  'zuruecknehmen',
  'ausgefuehrt',
  'wiederhergestellt',
  'abgelehnt',
] as const;

/** The step whose screen is shown. */
export const schritt = (snapshot: Snapshot): WiderrufslinkSchritt =>
  schritte.find((einer) => snapshot.matches(einer)) ?? 'linkPruefen';

export const erklaerung = (snapshot: Snapshot) => snapshot.context.erklaerung;
export const ergebnis = (snapshot: Snapshot) => snapshot.context.ergebnis;
export const ablehnung = (snapshot: Snapshot) => snapshot.context.ablehnung;
export const laedt = (snapshot: Snapshot) => snapshot.hasTag('laedt');
export const istFehler = (snapshot: Snapshot) => snapshot.hasTag('fehler');
