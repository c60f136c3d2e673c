import type { AnyStateMachine } from 'xstate';
import { fahrradschaeden } from '#contract/schaeden/fahrradschaeden.ts';
import { sitzungEndet, unterbrochenMitAdressen } from '#machines/parts/unterbrochen.ts';
import { anfangsstand, meldungSetup } from '../setup.ts';
import { meldungsende, meldungsfragen, meldungskopf } from '../parts.ts';
import { wegDurch } from '../weg.ts';

/** Steps on the customer's path. */
const weg = wegDurch((): AnyStateMachine => fahrradSchaden);
const p = meldungSetup(fahrradschaeden, weg);

/** A claim of a bicycle, from what happened to its number (`domain/schaden.md §2`). */
export const fahrradSchaden = p.createMachine({
  ...meldungskopf(
    'fahrradSchaden',
    'Fahrradschaden melden: was, wann und wo, Fotos, prüfen, melden',
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
