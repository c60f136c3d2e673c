import { antwortweg } from '../../flows/konto/nachricht/weg.ts';
import { usePorts } from '../../ports.ts';
import type { Ordner } from '../../queries/postfach.ts';

/** Where the mailbox of this area and its folders are. */
export function usePostfachwege() {
  const bereich = `/${usePorts().bereich}` as const;
  return {
    ordner: (ordner: Ordner) => `${bereich}/postfach/${ordner}` as const,
    schreiben: '/kunden/nachricht' as const,
    antworten: antwortweg,
  };
}
