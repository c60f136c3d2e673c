import { meldungInBrowser } from '../meldungInBrowser.ts';
import { fall } from './cases.ts';

export const inBrowser = meldungInBrowser(fall);
