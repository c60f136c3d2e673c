import type { Antragsfragen } from '../frage.ts';
import { personenfragen } from '../fragen/person.ts';
import { vorversicherungMit } from '../fragen/vorversicherung.ts';
import type { TierhalterhaftpflichtAntworten } from './answers.ts';
import { einstieg } from './einstieg.ts';
import { hundeschaeden } from './gefragt.ts';
import { haltung } from './haltung.ts';
import { hunde } from './hunde.ts';

export { tarif } from './angebot.ts';

/** The pages of questions for a dog owner's liability (`domain/antrag.md §6.2`, §5.1, `domain/verkauf.md §3`). */
export const fragen = {
  einstieg,
  hunde,
  haltung,
  vorversicherung: vorversicherungMit(hundeschaeden),
  ...personenfragen(),
} satisfies Antragsfragen<TierhalterhaftpflichtAntworten>;
