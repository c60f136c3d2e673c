import type { AnyStateMachine } from 'xstate';
import { vermoegensschaeden } from '#contract/schaeden/vermoegensschaeden.ts';
import { sitzungEndet, unterbrochenMitAdressen } from '#machines/parts/unterbrochen.ts';
import { anfangsstand, meldungSetup } from '../setup.ts';
import { meldungsende, meldungsfragen, meldungskopf } from '../parts.ts';
import { wegDurch } from '../weg.ts';

/** Steps on the customer's path. */
const weg = wegDurch((): AnyStateMachine => vhSchaden);
const p = meldungSetup(vermoegensschaeden, weg);

/** A claim of a profession's liability, from what happened to its number (`domain/schaden.md §2`). */
export const vhSchaden = p.createMachine({
  ...meldungskopf('vhSchaden', 'Vermögensschaden melden: was, wann und wo, Fotos, prüfen, melden'),
  context: ({ input }) => anfangsstand(input),
  initial: 'schadenart',
  on: sitzungEndet,
  states: {
    ...meldungsfragen({ weiter: 'pruefen' }),
    ...meldungsende({ fotos: 'fotos', angaben: 'ereignis' }),
    ...unterbrochenMitAdressen,
  },
});
