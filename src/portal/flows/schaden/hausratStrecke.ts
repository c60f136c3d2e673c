import { spaeter } from '../../seite.tsx';

/** The report of home contents, in a chunk of its own. */
export const hausratStrecke = spaeter(() => import('./hausrat/View.tsx'));
