import { hausratdeckung } from '#contract/begriffe/hausrat.ts';
import { selbstbeteiligung } from '#contract/begriffe/selbstbeteiligung.ts';
import { variante } from '#contract/begriffe/tarif.ts';
import { elementarSelbstbeteiligung } from '#contract/produkte/leistungen/elementar.ts';
import { aufPapier } from '#contract/produkte/leistungen/leistung.ts';
import { formatBetrag } from '#contract/fields/betrag.ts';
import type { HausratAntworten } from '#machines/antrag/hausrat/answers.ts';
import type { Fakt } from '../inhalt/inhalt.ts';
import { anschriftszeilen } from './antrag.ts';

/** What home contents cover, as documents say it (`domain/antrag.md §6.4`); null while an answer is missing. */
export function hausratLeistungen(antworten: HausratAntworten): Fakt[] | null {
  const { risikoort, versicherungssumme, bausteine, tarif } = antworten;
  if (!risikoort || !versicherungssumme || !bausteine || !tarif) return null;
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

function deckungen({
  deckungen: gewaehlt,
  fahrradProzent,
}: NonNullable<HausratAntworten['bausteine']>): string {
  const namen = gewaehlt.map((deckung) =>
    deckung === 'FAHRRAD' && fahrradProzent !== undefined
      ? `${hausratdeckung.FAHRRAD} bis ${fahrradProzent}\u00A0% der Versicherungssumme`
      : hausratdeckung[deckung],
  );
  return [hausratdeckung.GRUNDDECKUNG, ...namen].join(', ');
}
