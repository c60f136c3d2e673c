import type { AnyStateMachine } from 'xstate';
import { hausratschaeden } from '#contract/schaeden/hausratschaeden.ts';
import { sitzungEndet, unterbrochenMitAdressen } from '#machines/parts/unterbrochen.ts';
import { anfangsstand, meldungSetup } from '../setup.ts';
import { meldungsende, meldungsfragen, meldungskopf } from '../parts.ts';
import { wegDurch } from '../weg.ts';

/** Steps on the customer's path. */
const weg = wegDurch((): AnyStateMachine => hausratSchaden);
const p = meldungSetup(hausratschaeden, weg);

/** A claim of home contents, from what happened to its number (`domain/schaden.md §2`). */
export const hausratSchaden = p.createMachine({
  ...meldungskopf(
    'hausratSchaden',
    'Hausratschaden melden: was, wann und wo, Fotos, prüfen, melden',
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
