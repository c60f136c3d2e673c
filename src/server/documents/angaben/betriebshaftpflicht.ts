import { selbstbeteiligung } from '#contract/begriffe/selbstbeteiligung.ts';
import { formatBetrag } from '#contract/fields/betrag.ts';
import type { BetriebshaftpflichtAntworten } from '#machines/antrag/betriebshaftpflicht/answers.ts';
import type { Fakt } from '../inhalt/inhalt.ts';
import { wennGegeben } from './antrag.ts';

/** What business liability covers, as documents say it (`domain/antrag.md §6.5`); null while an answer is missing. */
export function betriebshaftpflichtLeistungen(
  antworten: BetriebshaftpflichtAntworten,
): Fakt[] | null {
  const { gewerbe, umsatz, deckung, tarif } = antworten;
  if (!gewerbe || !umsatz || !deckung || !tarif) return null;
  const { hauptgewerbe, nebengewerbe } = gewerbe;
  return [
    { name: 'Haupttätigkeit', wert: hauptgewerbe.name },
    ...wennGegeben('Weitere Tätigkeiten', nebengewerbe.map(({ name }) => name).join(', ')),
    { name: 'Versicherungssumme', wert: formatBetrag(deckung.versicherungssumme) },
    { name: 'Selbstbeteiligung', wert: selbstbeteiligung[tarif.sb] },
    { name: 'Jahresumsatz', wert: formatBetrag(umsatz.jahresumsatz) },
  ];
}
