import type { AnyStateMachine } from 'xstate';
import { hausratschaeden } from '#contract/schaeden/hausratschaeden.ts';
import { sitzungEndet, unterbrochenMitAdressen } from '#machines/parts/unterbrochen.ts';
import { anfangsstand, meldungSetup } from '../setup.ts';
import { meldungsende, meldungsfrage } from '../parts.ts';
import { wegDurch } from '../weg.ts';

/** Steps on the customer's path. */
const weg = wegDurch((): AnyStateMachine => hausratSchaden);
const p = meldungSetup(hausratschaeden, weg);

/** A claim of home contents, from what happened to its number (`domain/schaden.md §2`). */
export const hausratSchaden = p.createMachine({
  id: 'hausratSchaden',
  description: 'Hausratschaden melden: was, wann und wo, Fotos, prüfen, melden',
  context: ({ input }) => anfangsstand(input),
  initial: 'schadenart',
  on: sitzungEndet,
  states: {
    schadenart: meldungsfrage({
      schritt: 'schadenart',
      titel: 'Was ist passiert?',
      description: 'Kundin wählt, was passiert ist, auch wenn ihr Vertrag es nicht enthält',
      weiter: 'ereignis',
    }),
    ereignis: meldungsfrage({
      schritt: 'ereignis',
      titel: 'Wann und wo',
      description: 'Kundin liest, worauf es bei ihren Antworten ankommt, und sagt, was war',
      weiter: 'fotos',
    }),
    fotos: meldungsfrage({
      schritt: 'fotos',
      titel: 'Fotos',
      description: 'Kundin zeigt den Schaden, wenn sie Bilder hat',
      weiter: 'pruefen',
    }),
    ...meldungsende({ fotos: 'fotos', angaben: 'ereignis' }),
    ...unterbrochenMitAdressen,
  },
});
