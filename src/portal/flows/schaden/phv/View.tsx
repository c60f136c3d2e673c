import { privathaftpflichtschaeden } from '#contract/schaeden/privathaftpflichtschaeden.ts';
import { phvSchaden } from '#machines/schaden/phv/machine.ts';
import { meldungVon } from '../Meldung.tsx';

/** Report of a claim of private liability. */
export default meldungVon('schaden/phv', privathaftpflichtschaeden, phvSchaden);
