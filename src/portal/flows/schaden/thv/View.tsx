import { tierhalterschaeden } from '#contract/schaeden/tierhalterschaeden.ts';
import { thvSchaden } from '#machines/schaden/thv/machine.ts';
import { meldungVon } from '../Meldung.tsx';

/** Report of a claim of a dog. */
export default meldungVon('schaden/thv', tierhalterschaeden, thvSchaden);
