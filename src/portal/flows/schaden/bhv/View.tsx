import { betriebshaftpflichtschaeden } from '#contract/schaeden/betriebshaftpflichtschaeden.ts';
import { bhvSchaden } from '#machines/schaden/bhv/machine.ts';
import { meldungVon } from '../Meldung.tsx';

/** Report of a claim of a firm's liability. */
export default meldungVon('schaden/bhv', betriebshaftpflichtschaeden, bhvSchaden);
