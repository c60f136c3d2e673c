import { vermoegensschaeden } from '#contract/schaeden/vermoegensschaeden.ts';
import { vhSchaden } from '#machines/schaden/vh/machine.ts';
import { meldungVon } from '../Meldung.tsx';

/** Report of a claim of a profession's liability. */
export default meldungVon('schaden/vh', vermoegensschaeden, vhSchaden);
