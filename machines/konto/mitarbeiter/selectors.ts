import type { SnapshotFrom } from 'xstate';
import type { MitarbeiterSchritt } from './answers.ts';
import type { mitarbeiter, Zugangshandlung } from './machine.ts';

type Snapshot = SnapshotFrom<typeof mitarbeiter>;

/** The step whose screen is shown. */
export const schritt = (snapshot: Snapshot): MitarbeiterSchritt => {
  if (snapshot.matches('erledigt')) return 'erledigt';
  if (snapshot.matches('uebergabe')) return 'uebergabe';
  return snapshot.matches('bestaetigung') ? 'bestaetigung' : 'rechte';
};

/** What is asked for once more. */
export const handlung = ({ context }: Snapshot): Zugangshandlung | null => context.handlung;

/** What can be done with the access as it stands. */
export const handlungen = (snapshot: Snapshot): readonly Zugangshandlung[] =>
  (['EINLADEN', 'SPERREN', 'ENTSPERREN'] as const).filter((type) => snapshot.can({ type }));
