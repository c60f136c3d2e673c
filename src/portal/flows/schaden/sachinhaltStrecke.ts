import { spaeter } from '../../seite.tsx';

/** The report of a claim of a firm's contents, in a chunk of its own. */
export const sachinhaltStrecke = spaeter(() => import('./si/View.tsx'));
