import type { SnapshotFrom } from 'xstate';
import { schrittVon } from '#machines/schritt.ts';
import type { geschaedigter } from './machine.ts';

type Snapshot = SnapshotFrom<typeof geschaedigter>;

/** The step whose screen is shown and whose name ends the address. */
export const schritt = (snapshot: Snapshot): string => schrittVon(snapshot) ?? 'verursacher';

export const antworten = ({ context }: Snapshot) => context.antworten;
export const heute = ({ context }: Snapshot) => context.heute;
export const ergebnis = ({ context }: Snapshot) => context.ergebnis;
export const satz = ({ context }: Snapshot) => context.satz;
export const laedt = (snapshot: Snapshot) => snapshot.hasTag('laedt');
/** It stands still: something is in the way, and once more is offered instead of the button. */
export const stockt = (snapshot: Snapshot) => snapshot.hasTag('fehler');
/** The report itself was not taken. */
export const istAufgehalten = (snapshot: Snapshot) =>
  snapshot.matches('zuOft') || snapshot.matches('fehlerBeimSenden');
export const istZuOft = (snapshot: Snapshot) => snapshot.matches('zuOft');

/** The form for the code, or what keeps it from being sent. */
export const istCode = (snapshot: Snapshot) => snapshot.matches('code');
export const istCodeFalsch = (snapshot: Snapshot) =>
  snapshot.matches({ code: { formular: { eingabe: 'falsch' } } });
/** A code was not checked, or another one not sent; the one she has counts. */
export const istCodeGestoert = (snapshot: Snapshot) =>
  snapshot.matches({ code: { formular: { eingabe: 'technisch' } } }) ||
  snapshot.matches({ code: { formular: { eingabe: 'nichtErneut' } } });
/** A code lies in her mailbox, or has done what it was for. */
export const istCodeDa = (snapshot: Snapshot) =>
  snapshot.matches('senden') ||
  snapshot.matches({ code: { formular: 'eingabe' } }) ||
  snapshot.matches({ code: { formular: 'prueft' } }) ||
  snapshot.matches({ code: { formular: 'sendetErneut' } });
export const darfErneut = (snapshot: Snapshot) => snapshot.hasTag('darfErneut');
export const sendetCode = (snapshot: Snapshot) =>
  snapshot.matches({ code: { formular: 'sendet' } }) ||
  snapshot.matches({ code: { formular: 'sendetErneut' } });
