import type { SnapshotFrom } from 'xstate';
import { schrittVon } from '#machines/schritt.ts';
import { entfaelltElementar, entfaelltVorgemerktes, nachweisZu, wirdTeurer } from './guards.ts';
import { type aenderung, erreichbareSchritte } from './machine.ts';

type Snapshot = SnapshotFrom<typeof aenderung>;

/** The step whose screen is shown and whose name ends the address. */
export const schritt = (snapshot: Snapshot): string => schrittVon(snapshot) ?? 'auswahl';

/** Steps on her path, from the first to the one that needs her. */
export const schritte = (snapshot: Snapshot) => erreichbareSchritte(snapshot.context);
export const antworten = (snapshot: Snapshot) => snapshot.context.antworten;
export const auswahl = (snapshot: Snapshot) => snapshot.context.antworten.auswahl ?? null;
export const berechnung = (snapshot: Snapshot) => snapshot.context.berechnung?.ergebnis ?? null;
/** What moved between calculating and saving: the price, or only the contract it was calculated for. */
export const ueberholt = (snapshot: Snapshot) => {
  if (snapshot.matches({ vergleich: 'vertragGeaendert' })) return 'vertragGeaendert';
  return snapshot.matches({ vergleich: 'preisGeaendert' }) ? 'preisGeaendert' : null;
};
export const imAuftrag = (snapshot: Snapshot) => snapshot.context.imAuftrag;
export const ohneElementar = (snapshot: Snapshot) => entfaelltElementar(snapshot.context);
export const istTeurer = ({ context: { berechnung } }: Snapshot) =>
  berechnung !== null && wirdTeurer(berechnung.ergebnis);
export const ohneVorgemerktes = (snapshot: Snapshot) => entfaelltVorgemerktes(snapshot.context);
/** What has to be uploaded; null where nothing has. */
export const nachweis = (snapshot: Snapshot) => nachweisZu(snapshot.context);
export const gespeichert = (snapshot: Snapshot) => snapshot.context.gespeichert;
export const laedt = (snapshot: Snapshot) => snapshot.hasTag('laedt');
export const fragtNach = (snapshot: Snapshot) =>
  snapshot.matches('bestaetigen') || snapshot.matches('speichern');
export const istTechnischerFehler = (snapshot: Snapshot) =>
  snapshot.hasTag('fehler') && !snapshot.matches('abgelehnt');

/** The refusal to show; null where none stands. */
export const hinderung = (snapshot: Snapshot) =>
  snapshot.matches('abgelehnt') ? snapshot.context.hinderung : null;
