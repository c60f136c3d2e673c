import type { Antragsfragen } from '../frage.ts';
import { firmenfragen } from '../fragen/firma.ts';
import { mitGewerbe } from '../fragen/gewerbe.ts';
import { taetigkeitsseite } from '../fragen/taetigkeit.ts';
import { vorversicherung } from '../fragen/vorversicherung.ts';
import type { VermoegensschadenAntworten } from './answers.ts';
import { betrieb } from './betrieb.ts';
import { einstieg } from './einstieg.ts';
import { personenfrage } from './personen.ts';
import { vermoegensschadenRegel } from './regel.ts';

export { tarif } from './angebot.ts';

/** The pages of questions for financial loss liability (`domain/antrag.md §6.10`, §5.1, `domain/verkauf.md §3`). */
export const fragen = {
  einstieg: mitGewerbe(einstieg),
  taetigkeit: taetigkeitsseite(vermoegensschadenRegel, 'VH'),
  betrieb,
  personen: personenfrage,
  vorversicherung,
  ...firmenfragen,
} satisfies Antragsfragen<VermoegensschadenAntworten>;
