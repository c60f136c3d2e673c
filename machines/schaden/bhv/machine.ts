import type { AnyStateMachine } from 'xstate';
import { betriebshaftpflichtschaeden } from '#contract/schaeden/betriebshaftpflichtschaeden.ts';
import { sitzungEndet, unterbrochenMitAdressen } from '#machines/parts/unterbrochen.ts';
import { anfangsstand, meldungSetup } from '../setup.ts';
import { meldungsende, meldungsfragen, meldungskopf } from '../parts.ts';
import { wegDurch } from '../weg.ts';

/** Steps on the customer's path. */
const weg = wegDurch((): AnyStateMachine => bhvSchaden);
const p = meldungSetup(betriebshaftpflichtschaeden, weg);

/** A claim of a firm's liability, from what happened to its number (`domain/schaden.md §2`). */
export const bhvSchaden = p.createMachine({
  ...meldungskopf(
    'bhvSchaden',
    'Betriebshaftpflichtschaden melden: was, wann und wo, Fotos, prüfen, melden',
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
