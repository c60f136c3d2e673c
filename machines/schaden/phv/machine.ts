import type { AnyStateMachine } from 'xstate';
import { privathaftpflichtschaeden } from '#contract/schaeden/privathaftpflichtschaeden.ts';
import { sitzungEndet, unterbrochenMitAdressen } from '#machines/parts/unterbrochen.ts';
import { anfangsstand, meldungSetup } from '../setup.ts';
import { meldungsende, meldungsfragen, meldungskopf } from '../parts.ts';
import { wegDurch } from '../weg.ts';

/** Steps on the customer's path. */
const weg = wegDurch((): AnyStateMachine => phvSchaden);
const p = meldungSetup(privathaftpflichtschaeden, weg);

/** A claim of private liability, from what happened to its number (`domain/schaden.md §2`). */
export const phvSchaden = p.createMachine({
  ...meldungskopf(
    'phvSchaden',
    'Haftpflichtschaden melden: was, wann und wo, Fotos, prüfen, melden',
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
