import { spaeter } from '../../seite.tsx';

/** The report of a claim of private liability, in a chunk of its own. */
export const phvStrecke = spaeter(() => import('./phv/View.tsx'));
