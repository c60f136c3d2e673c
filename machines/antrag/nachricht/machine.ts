import { brief, briefAnfang, briefBleibt, briefSetup } from '../parts/brief.ts';
import { antworten } from './answers.ts';

/** A message to the broker or the insurer: a person looks at it (`domain/antrag.md §5.2`, `domain/konto.md §8`). */
export const nachricht = briefSetup(() => antworten.schreiben).createMachine({
  id: 'nachricht',
  description: 'Nachricht an Vermittler oder Versicherer: schreiben, senden',
  context: briefAnfang,
  initial: 'laden',
  on: briefBleibt,
  states: brief({
    titel: 'Nachricht',
    schreibt: 'Kundin schreibt, worum es geht und wie sie zu erreichen ist',
  }),
});
