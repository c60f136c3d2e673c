import type { Antragsfragen } from '../frage.ts';
import { firmenfragen } from '../fragen/firma.ts';
import { mitGewerbe } from '../fragen/gewerbe.ts';
import { taetigkeitsseite } from '../fragen/taetigkeit.ts';
import { vorversicherung } from '../fragen/vorversicherung.ts';
import type { BetriebshaftpflichtAntworten } from './answers.ts';
import { betrieb } from './betrieb.ts';
import { einstieg } from './einstieg.ts';
import { betriebshaftpflichtRegel } from './regel.ts';

export { tarif } from './angebot.ts';

/** The pages of questions for business liability (`domain/antrag.md §6.5`, §5.1, `domain/verkauf.md §3`). */
export const fragen = {
  einstieg: mitGewerbe(einstieg),
  taetigkeit: taetigkeitsseite(betriebshaftpflichtRegel, 'BHV'),
  betrieb,
  vorversicherung,
  ...firmenfragen,
} satisfies Antragsfragen<BetriebshaftpflichtAntworten>;
