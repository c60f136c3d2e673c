import type { SnapshotFrom } from 'xstate';
import { schrittVon } from '#machines/walk.ts';
import type { KuendigungsFrage } from './answers.ts';
import { zielNachDatum, zielNachNachweis } from './guards.ts';
import type { kuendigung } from './machine.ts';

type Snapshot = SnapshotFrom<typeof kuendigung>;

/** The step whose screen is shown and whose name ends the address. */
export const schritt = (snapshot: Snapshot): string => schrittVon(snapshot) ?? 'uebersicht';

export const antworten = (snapshot: Snapshot) => snapshot.context.antworten;
export const imAuftrag = (snapshot: Snapshot) => snapshot.context.imAuftrag;
export const vorschau = (snapshot: Snapshot) => snapshot.context.vorschau?.ergebnis ?? null;
/** She is asked where her refund goes. */
export const kontoGesucht = ({ context }: Snapshot) =>
  !context.imAuftrag && context.vorschau?.ergebnis.konto === 'GESUCHT';
export const ergebnis = (snapshot: Snapshot) => snapshot.context.ergebnis;
export const laedt = (snapshot: Snapshot) => snapshot.hasTag('laedt');
export const istTechnischerFehler = (snapshot: Snapshot) =>
  snapshot.matches('fehlerBeimBerechnen') || snapshot.matches('fehlerBeimKuendigen');

/** The refusal to show; null where none stands. */
export const ablehnung = (snapshot: Snapshot) =>
  snapshot.matches('abgelehnt') || snapshot.matches('nachweis') ? snapshot.context.ablehnung : null;

/** What is asked on the way to the end, in its order. */
export const fragen = ({ context }: Snapshot): Frageschritt[] => [
  'grund',
  'datum',
  ...(zielNachDatum(context) === 'NACHWEIS' ? (['nachweis'] as const) : []),
  ...(zielNachNachweis(context) === 'FEEDBACK' ? (['feedback'] as const) : []),
  'pruefen',
];

/** A step that counts as one of several. */
export type Frageschritt = Exclude<KuendigungsFrage, 'uebersicht'> | 'pruefen';
