import type { Antragsfragen } from '../frage.ts';
import { mitGewerbe } from '../fragen/gewerbe.ts';
import { inhaltsfragen } from './inhaltsfragen.ts';
import type { SachinhaltAntworten } from './answers.ts';
import { einstieg } from './einstieg.ts';

export { tarif } from './angebot.ts';

/** The pages of questions for property contents against all risks (`domain/antrag.md §6.8`, `domain/verkauf.md §3`). */
export const fragen = {
  einstieg: mitGewerbe(einstieg),
  ...inhaltsfragen((angebot) => 'elementar' in angebot && angebot.elementar === true),
} satisfies Antragsfragen<SachinhaltAntworten>;
