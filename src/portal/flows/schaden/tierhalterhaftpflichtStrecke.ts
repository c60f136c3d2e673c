import { spaeter } from '../../seite.tsx';

/** The report of a claim of a dog, in a chunk of its own. */
export const tierhalterhaftpflichtStrecke = spaeter(() => import('./thv/View.tsx'));
