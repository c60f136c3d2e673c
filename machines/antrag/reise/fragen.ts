import type { Antragsfragen } from '../frage.ts';
import { kontaktZahlungMit } from '../fragen/person.ts';
import { personMitLand } from '../fragen/wohnland.ts';
import type { ReiseAntworten } from './answers.ts';
import { buchung } from './buchung.ts';
import { einstieg } from './einstieg.ts';
import { reisende } from './reisende.ts';

export { tarif } from './angebot.ts';

/** The pages of questions for travel cover (`domain/antrag.md §6.7`, §5.1, `domain/verkauf.md §3`). */
export const fragen = {
  einstieg,
  reisende,
  buchung,
  person: personMitLand,
  kontaktZahlung: kontaktZahlungMit(),
} satisfies Antragsfragen<ReiseAntworten>;
