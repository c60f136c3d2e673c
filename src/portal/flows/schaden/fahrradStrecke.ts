import { spaeter } from '../../seite.tsx';

/** The report of a claim of a bicycle, in a chunk of its own. */
export const fahrradStrecke = spaeter(() => import('./fahrrad/View.tsx'));
