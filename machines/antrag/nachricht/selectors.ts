import type { SnapshotFrom } from 'xstate';
import type { NachrichtSchritt } from './answers.ts';
import type { nachricht } from './machine.ts';

type Snapshot = SnapshotFrom<typeof nachricht>;

export const schritt = (snapshot: Snapshot): NachrichtSchritt =>
  snapshot.status === 'done' ? 'gesendet' : 'schreiben';
export const laedt = (snapshot: Snapshot) => snapshot.hasTag('laedt');
export const istEmpfaengerOffen = (snapshot: Snapshot) => snapshot.matches('laden');
export const istZuOft = (snapshot: Snapshot) => snapshot.matches('zuOft');
export const istGescheitert = (snapshot: Snapshot) => snapshot.matches('fehlgeschlagen');
export const empfaenger = (snapshot: Snapshot) => snapshot.context.empfaenger;
