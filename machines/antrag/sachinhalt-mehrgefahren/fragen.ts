import type { Antragsfragen } from '../frage.ts';
import { mitGewerbe } from '../fragen/gewerbe.ts';
import { inhaltsfragen } from '../sachinhalt/inhaltsfragen.ts';
import type { MehrgefahrenAntworten } from './answers.ts';
import { einstieg } from './einstieg.ts';

export { tarif } from './angebot.ts';

/** The pages of questions for property contents by hazard (`domain/antrag.md §6.9`, `domain/verkauf.md §3`). */
export const fragen = {
  einstieg: mitGewerbe(einstieg),
  ...inhaltsfragen(
    (angebot) =>
      'gefahren' in angebot &&
      Array.isArray(angebot.gefahren) &&
      angebot.gefahren.includes('ELEMENTAR'),
  ),
} satisfies Antragsfragen<MehrgefahrenAntworten>;
