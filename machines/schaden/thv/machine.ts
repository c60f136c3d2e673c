import type { AnyStateMachine } from 'xstate';
import { tierhalterschaeden } from '#contract/schaeden/tierhalterschaeden.ts';
import { sitzungEndet, unterbrochenMitAdressen } from '#machines/parts/unterbrochen.ts';
import { anfangsstand, meldungSetup } from '../setup.ts';
import { meldungsende, meldungsfragen, meldungskopf } from '../parts.ts';
import { wegDurch } from '../weg.ts';

/** Steps on the customer's path. */
const weg = wegDurch((): AnyStateMachine => thvSchaden);
const p = meldungSetup(tierhalterschaeden, weg);

/** A claim of a dog, from what happened to its number (`domain/schaden.md §2`). */
export const thvSchaden = p.createMachine({
  ...meldungskopf(
    'thvSchaden',
    'Tierhalterschaden melden: was, wann und wo, Fotos, prüfen, melden',
  ),
  context: ({ input }) => anfangsstand(input),
  initial: 'schadenart',
  on: sitzungEndet,
  states: {
    ...meldungsfragen({ weiter: 'pruefen' }),
    ...meldungsende({ fotos: 'fotos', angaben: 'ereignis' }),
    ...unterbrochenMitAdressen,
  },
});
