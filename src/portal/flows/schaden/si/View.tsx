import { sachinhaltschaeden } from '#contract/schaeden/sachinhaltschaeden.ts';
import { siSchaden } from '#machines/schaden/si/machine.ts';
import { meldungVon } from '../Meldung.tsx';

/** Report of a claim of a firm's contents. */
export default meldungVon('schaden/si', sachinhaltschaeden, siSchaden);
