import { hausratdeckung } from '#contract/begriffe/hausrat.ts';
import { selbstbeteiligung } from '#contract/begriffe/selbstbeteiligung.ts';
import { variante } from '#contract/begriffe/tarif.ts';
import { elementarSelbstbeteiligung } from '#contract/produkte/leistungen/elementar.ts';
import { aufPapier } from '#contract/produkte/leistungen/leistung.ts';
import { formatBetrag } from '#contract/fields/betrag.ts';
import type { Antragsstand } from '#machines/antrag/context.ts';
import type { HausratAntworten } from '#machines/antrag/hausrat/answers.ts';
import { fragen, tarif as angebot } from '#machines/antrag/hausrat/fragen.ts';
import { hausrat } from '#machines/antrag/hausrat/machine.ts';
import type { Antragsangaben } from '../daten.ts';
import type { Fakt } from '../inhalt/inhalt.ts';
import { anschriftszeilen, beginnVon, gefragtes, kontoVon, vollerName } from './gemeinsam.ts';

/** An application for home contents as documents say it (`domain/antrag.md §6.4`); null while an answer is missing. */
export function hausratAngaben(stand: Antragsstand<HausratAntworten>): Antragsangaben | null {
  const { risikoort, versicherungssumme, bausteine, tarif } = stand.antworten;
  const { person, anschrift, kontakt, zahlung } = stand.antworten;
  if (!risikoort || !versicherungssumme || !bausteine || !tarif) return null;
  if (!person || !anschrift || !kontakt || !zahlung) return null;
  const name = vollerName(person);
  const wohnort = anschriftszeilen(anschrift.woanders ? anschrift : risikoort);
  return {
    produkt: 'HAUSRAT',
    nehmer: { name, anschrift: wohnort, email: kontakt.email },
    antworten: gefragtes({ chart: hausrat, fragen, tarif: angebot }, stand),
    leistungen: leistungen({ risikoort, versicherungssumme, bausteine, tarif }),
    beginn: beginnVon(tarif),
    zahlart: zahlung.zahlart,
    konto: kontoVon(zahlung, name),
  };
}

type Risiko = Pick<
  Required<HausratAntworten>,
  'risikoort' | 'versicherungssumme' | 'bausteine' | 'tarif'
>;

function leistungen({ risikoort, versicherungssumme, bausteine, tarif }: Risiko): Fakt[] {
  return [
    { name: 'Versicherte Wohnung', wert: anschriftszeilen(risikoort).join(', ') },
    { name: 'Tarif', wert: variante[tarif.variante] },
    { name: 'Versicherungssumme', wert: formatBetrag(versicherungssumme.versicherungssumme) },
    { name: 'Bausteine', wert: deckungen(bausteine) },
    { name: 'Selbstbeteiligung', wert: selbstbeteiligung[tarif.sb] },
    ...(bausteine.deckungen.includes('ELEMENTAR') ? [elementarzeile] : []),
  ];
}

const elementarzeile = {
  name: elementarSelbstbeteiligung.schein.name,
  wert: aufPapier(elementarSelbstbeteiligung, elementarSelbstbeteiligung.schein.wert),
};

function deckungen({ deckungen: gewaehlt, fahrradProzent }: Risiko['bausteine']): string {
  const namen = gewaehlt.map((deckung) =>
    deckung === 'FAHRRAD' && fahrradProzent !== undefined
      ? `${hausratdeckung.FAHRRAD} bis ${fahrradProzent}\u00A0% der Versicherungssumme`
      : hausratdeckung[deckung],
  );
  return [hausratdeckung.GRUNDDECKUNG, ...namen].join(', ');
}
