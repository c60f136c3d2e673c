import { spaeter } from '../../seite.tsx';

/** The report of a claim of a trip, in a chunk of its own. */
export const reiseStrecke = spaeter(() => import('./reise/View.tsx'));
