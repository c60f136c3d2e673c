import { selbstbeteiligung } from '#contract/begriffe/selbstbeteiligung.ts';
import { formatBetrag } from '#contract/fields/betrag.ts';
import type { BetriebshaftpflichtAntworten } from '#machines/antrag/betriebshaftpflicht/answers.ts';
import { fragen, tarif as angebot } from '#machines/antrag/betriebshaftpflicht/fragen.ts';
import { betriebshaftpflicht } from '#machines/antrag/betriebshaftpflicht/machine.ts';
import type { Antragsstand } from '#machines/antrag/context.ts';
import type { Antragsangaben } from '../daten.ts';
import { anschriftszeilen, beginnVon, gefragtes, kontoVon, wennGegeben } from './gemeinsam.ts';

/** An application for business liability as documents say it (`domain/antrag.md §6.5`); null while an answer is missing. */
export function betriebshaftpflichtAngaben(
  stand: Antragsstand<BetriebshaftpflichtAntworten>,
): Antragsangaben | null {
  const { gewerbe, firmensitz, umsatz, deckung, tarif } = stand.antworten;
  const { firma, kontakt, zahlung } = stand.antworten;
  if (!gewerbe || !firmensitz || !umsatz || !deckung || !tarif) return null;
  if (!firma || !kontakt || !zahlung) return null;
  const { hauptgewerbe, nebengewerbe } = gewerbe;
  return {
    produkt: 'BHV_2',
    nehmer: {
      name: firma.firmenname,
      anschrift: anschriftszeilen(firmensitz),
      email: kontakt.email,
    },
    antworten: gefragtes({ chart: betriebshaftpflicht, fragen, tarif: angebot }, stand),
    leistungen: [
      { name: 'Haupttätigkeit', wert: hauptgewerbe.name },
      ...wennGegeben('Weitere Tätigkeiten', nebengewerbe.map(({ name }) => name).join(', ')),
      { name: 'Versicherungssumme', wert: formatBetrag(deckung.versicherungssumme) },
      { name: 'Selbstbeteiligung', wert: selbstbeteiligung[tarif.sb] },
      { name: 'Jahresumsatz', wert: formatBetrag(umsatz.jahresumsatz) },
    ],
    beginn: beginnVon(tarif),
    zahlart: zahlung.zahlart,
    konto: kontoVon(zahlung, firma.firmenname),
  };
}
