import { fahrradschaeden } from '#contract/schaeden/fahrradschaeden.ts';
import { fahrradSchaden } from '#machines/schaden/fahrrad/machine.ts';
import { meldungVon } from '../Meldung.tsx';

/** Report of a claim of a bicycle. */
export default meldungVon('schaden/fahrrad', fahrradschaeden, fahrradSchaden);
