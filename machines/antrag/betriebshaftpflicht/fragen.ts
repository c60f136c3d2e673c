import type { Antragsfragen } from '../frage.ts';
import { firmenfragen } from '../fragen/firma.ts';
import { gewerbevermerke } from '../fragen/gewerbe.ts';
import { vorversicherung } from '../fragen/vorversicherung.ts';
import type { BetriebshaftpflichtAntworten } from './answers.ts';
import { betrieb } from './betrieb.ts';
import { einstieg } from './einstieg.ts';
import { taetigkeit } from './taetigkeit.ts';

export { tarif } from './angebot.ts';

/** What the finder says of her trade waits for nothing but what she chooses; the first page is lighter without it. */
const mitGewerbe: typeof einstieg = {
  ...einstieg,
  vermerke: (antwort, lage) => [
    ...gewerbevermerke('hauptgewerbe', [antwort.hauptgewerbe]),
    ...(einstieg.vermerke?.(antwort, lage) ?? []),
  ],
};

/** The pages of questions for business liability (`domain/antrag.md §6.5`, §5.1, `domain/verkauf.md §3`). */
export const fragen = {
  einstieg: mitGewerbe,
  taetigkeit,
  betrieb,
  vorversicherung,
  ...firmenfragen,
} satisfies Antragsfragen<BetriebshaftpflichtAntworten>;
