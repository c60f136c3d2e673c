import { hausratschaeden } from '#contract/schaeden/hausratschaeden.ts';
import { hausratSchaden } from '#machines/schaden/hausrat/machine.ts';
import { meldungVon } from '../Meldung.tsx';

/** Report of a claim of home contents. */
export default meldungVon('schaden/hausrat', hausratschaeden, hausratSchaden);
