import { spaeter } from '../../seite.tsx';

/** The report of a claim of a profession's liability, in a chunk of its own. */
export const vermoegensschadenhaftpflichtStrecke = spaeter(() => import('./vh/View.tsx'));
