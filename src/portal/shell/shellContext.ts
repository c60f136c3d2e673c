import { createContext, use } from 'react';
import type { Bereich } from '../addresses.ts';
import type { HilfeSchluessel } from './hilfe/texte.ts';
import type { Hauptwege } from './useWege.ts';

/** What the parts of the frame know of the page they stand around. */
interface Rahmenstand {
  bereich: Bereich;
  hilfe: HilfeSchluessel;
  /** Null where nobody seems to be signed in. */
  wege: Hauptwege | null;
}

export const ShellContext = createContext<Rahmenstand | null>(null);

export function useRahmenstand(): Rahmenstand {
  const stand = use(ShellContext);
  if (!stand) throw new Error('A part of the frame stands outside of it.');
  return stand;
}
