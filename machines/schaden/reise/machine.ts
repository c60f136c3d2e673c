import type { AnyStateMachine } from 'xstate';
import { reiseschaeden } from '#contract/schaeden/reiseschaeden.ts';
import { sitzungEndet, unterbrochenMitAdressen } from '#machines/parts/unterbrochen.ts';
import { anfangsstand, meldungSetup } from '../setup.ts';
import { meldungsende, meldungsfragen, meldungskopf } from '../parts.ts';
import { wegDurch } from '../weg.ts';

/** Steps on the customer's path. */
const weg = wegDurch((): AnyStateMachine => reiseSchaden);
const p = meldungSetup(reiseschaeden, weg);

/** A claim of a trip, from what happened to its number (`domain/schaden.md §2`). */
export const reiseSchaden = p.createMachine({
  ...meldungskopf('reiseSchaden', 'Reiseschaden melden: was, wann und wo, Fotos, prüfen, melden'),
  context: ({ input }) => anfangsstand(input),
  initial: 'schadenart',
  on: sitzungEndet,
  states: {
    ...meldungsfragen({ weiter: 'pruefen' }),
    ...meldungsende({ fotos: 'fotos', angaben: 'ereignis' }),
    ...unterbrochenMitAdressen,
  },
});
