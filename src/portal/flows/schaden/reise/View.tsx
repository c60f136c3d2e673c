import { reiseschaeden } from '#contract/schaeden/reiseschaeden.ts';
import { reiseSchaden } from '#machines/schaden/reise/machine.ts';
import { meldungVon } from '../Meldung.tsx';

/** Report of a claim of a trip. */
export default meldungVon('schaden/reise', reiseschaeden, reiseSchaden);
