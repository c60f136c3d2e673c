import { einstiegsfelder } from './Einstiegsfelder.tsx';
import type { Feldbilder } from './Felder.tsx';
import { Suchfeld } from './Suchfeld.tsx';

/** The first screen about dogs. */
export const hundefelder = { ...einstiegsfelder, suche: Suchfeld } satisfies Feldbilder;
