import type { AnyStateMachine } from 'xstate';
import { sachinhaltschaeden } from '#contract/schaeden/sachinhaltschaeden.ts';
import { sitzungEndet, unterbrochenMitAdressen } from '#machines/parts/unterbrochen.ts';
import { anfangsstand, meldungSetup } from '../setup.ts';
import { meldungsende, meldungsfragen, meldungskopf } from '../parts.ts';
import { wegDurch } from '../weg.ts';

/** Steps on the customer's path. */
const weg = wegDurch((): AnyStateMachine => siSchaden);
const p = meldungSetup(sachinhaltschaeden, weg);

/** A claim of a firm's contents, from what happened to its number (`domain/schaden.md §2`). */
export const siSchaden = p.createMachine({
  ...meldungskopf('siSchaden', 'Inhaltsschaden melden: was, wann und wo, Fotos, prüfen, melden'),
  context: ({ input }) => anfangsstand(input),
  initial: 'schadenart',
  on: sitzungEndet,
  states: {
    ...meldungsfragen({ weiter: 'pruefen' }),
    ...meldungsende({ fotos: 'fotos', angaben: 'ereignis' }),
    ...unterbrochenMitAdressen,
  },
});
