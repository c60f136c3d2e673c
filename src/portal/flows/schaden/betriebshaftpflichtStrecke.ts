import { spaeter } from '../../seite.tsx';

/** The report of a claim of a firm's liability, in a chunk of its own. */
export const betriebshaftpflichtStrecke = spaeter(() => import('./bhv/View.tsx'));
