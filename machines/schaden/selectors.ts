import type { AnyMachineSnapshot, SnapshotFrom } from 'xstate';
import { schrittVon } from '#machines/schritt.ts';
import type { Meldungschart } from './hausratchart.ts';

type Snapshot = SnapshotFrom<Meldungschart>;

/** The step whose screen is shown and whose name ends the address. */
export const schritt = (snapshot: AnyMachineSnapshot): string =>
  schrittVon(snapshot) ?? 'schadenart';

export const antworten = ({ context }: Snapshot) => context.antworten;
export const deckungen = ({ context }: Snapshot) => context.deckungen;
export const melder = ({ context }: Snapshot) => context.melder;
export const heute = ({ context }: Snapshot) => context.heute;
export const ergebnis = ({ context }: Snapshot) => context.ergebnis;
export const laedt = (snapshot: Snapshot) => snapshot.hasTag('laedt');
/** It stands still: something is in the way, and the way on is offered instead of the button. */
export const stockt = (snapshot: Snapshot) => snapshot.hasTag('fehler');

/** The report of the same day and kind that is there already; null where none stands in the way. */
export const doppelt = (snapshot: Snapshot) =>
  snapshot.matches('moeglichDoppelt') ? snapshot.context.ablehnung : null;

/** What her answers lack by now. */
export const angabenFehlen = (snapshot: Snapshot) =>
  snapshot.matches('ereignis') && snapshot.context.ablehnung?.code === 'ANGABEN'
    ? snapshot.context.ablehnung
    : null;

/** Why the photos have to be taken in again. */
export const fotosWeg = (snapshot: Snapshot) =>
  snapshot.matches('fotos') && snapshot.context.ablehnung?.code === 'NACHWEIS'
    ? snapshot.context.ablehnung
    : null;
