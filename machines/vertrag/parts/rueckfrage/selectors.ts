import type { SnapshotFrom } from 'xstate';
import type { rueckfrage, RueckfrageSchritt } from './rueckfrage.ts';

type Snapshot = SnapshotFrom<ReturnType<typeof rueckfrage>>;

/** The step whose part of the page is shown. */
export const schritt = (snapshot: Snapshot): RueckfrageSchritt => {
  if (snapshot.matches('erledigt')) return 'erledigt';
  return snapshot.matches('unterbrochen') ? 'unterbrochen' : 'frage';
};

/** The question is open, also while it is done. */
export const istOffen = (snapshot: Snapshot) =>
  snapshot.matches('frage') || snapshot.hasTag('laedt');
export const laedt = (snapshot: Snapshot) => snapshot.hasTag('laedt');
export const istFehler = (snapshot: Snapshot) => snapshot.hasTag('fehler');
export const imAuftrag = (snapshot: Snapshot) => snapshot.context.imAuftrag;
export const ablehnung = (snapshot: Snapshot) => snapshot.context.ablehnung;
