import type { SnapshotFrom } from 'xstate';
import { istIn } from '#machines/leaf.ts';
import type { rueckfrage, RueckfrageSchritt } from './rueckfrage.ts';

type Snapshot = SnapshotFrom<ReturnType<typeof rueckfrage>>;

/** The step whose part of the page is shown. */
export const schritt = (snapshot: Snapshot): RueckfrageSchritt => {
  return istIn(snapshot, 'erledigt') ? 'erledigt' : 'frage';
};

/** The question is open, also while it is done. */
export const istOffen = (snapshot: Snapshot) =>
  istIn(snapshot, 'frage') || snapshot.hasTag('laedt');
export const laedt = (snapshot: Snapshot) => snapshot.hasTag('laedt');
export const istFehler = (snapshot: Snapshot) => snapshot.hasTag('fehler');
export const imAuftrag = (snapshot: Snapshot) => snapshot.context.imAuftrag;
export const ablehnung = (snapshot: Snapshot) => snapshot.context.ablehnung;
