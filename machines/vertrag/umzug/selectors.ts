import type { SnapshotFrom } from 'xstate';
import { schrittVon } from '#machines/walk.ts';
import { wirdTeurer as teurer } from '../aenderung/guards.ts';
import {
  entfaelltElementar,
  entfaelltVorgemerktes,
  type Gewaehlt,
  gewaehlte as gewaehlteAus,
} from './guards.ts';
import { gleich } from '../../gleich.ts';
import { erreichbareSchritte, type umzug } from './machine.ts';

type Snapshot = SnapshotFrom<typeof umzug>;

/** The step whose screen is shown and whose name ends the address. */
export const schritt = (snapshot: Snapshot): string => schrittVon(snapshot) ?? 'neueAdresse';

/** Steps on her path, from the first to the one that needs her. */
export const schritte = (snapshot: Snapshot) => erreichbareSchritte(snapshot.context);
export const antworten = (snapshot: Snapshot) => snapshot.context.antworten;
export const heute = (snapshot: Snapshot) => snapshot.context.heute;
export const ergebnis = (snapshot: Snapshot) => snapshot.context.ergebnis;
export const laedt = (snapshot: Snapshot) => snapshot.hasTag('laedt');
export const ohneElementar = (snapshot: Snapshot) => entfaelltElementar(snapshot.context);
export const ohneVorgemerktes = (snapshot: Snapshot) => entfaelltVorgemerktes(snapshot.context);
/** Some contract costs more at the new address. */
export const wirdTeurer = ({ context }: Snapshot) =>
  gewaehlteAus(context).some(({ rechnung }) => rechnung?.berechnung && teurer(rechnung.berechnung));
export const rechnet = (snapshot: Snapshot) => snapshot.matches('berechnen');
export const istTeilweise = (snapshot: Snapshot) => snapshot.matches('teilweise');
export const istNichtBerechnet = (snapshot: Snapshot) => snapshot.matches('fehlerBeimBerechnen');
export const istNichtGespeichert = (snapshot: Snapshot) => snapshot.matches('fehlerBeimSpeichern');

/** Contracts that are to move along, each with its result; a new list every time. */
export const gewaehlte = ({ context }: Snapshot) => gewaehlteAus(context);

/** Two such lists say the same. */
export function gleicheWahl(a: readonly Gewaehlt[], b: readonly Gewaehlt[]): boolean {
  return gleich(a, b);
}

/** The refusal to show; null where none stands. */
export const hinderung = (snapshot: Snapshot) =>
  snapshot.matches('abgelehnt') ? snapshot.context.hinderung : null;
