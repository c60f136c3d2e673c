import { Datumfeld } from './Datumfeld.tsx';
import type { Feldbilder } from './Felder.tsx';
import { preisfelder } from './Preisfelder.tsx';

/** The first screen of what is insured between two days. */
export const reisefelder = { ...preisfelder, datum: Datumfeld } satisfies Feldbilder;
