import { fristen } from '#contract/zahlen.ts';
import { tagePlus } from '#contract/tag.ts';

/** Reference of the nth SEPA mandate of a contract, `HR260000123-01`. */
export function mandatsreferenz(versicherungsNummer: string, wievieltes: number): string {
  return `${versicherungsNummer}-${String(wievieltes).padStart(2, '0')}`;
}

/** Reference of the mandate that follows; contracts from before references were kept count as having had one. */
export function naechsteMandatsreferenz(vertrag: {
  versicherungsNummer: string;
  mandatsreferenz: string | null;
  bankverbindung: object | null;
}): string {
  const { versicherungsNummer, mandatsreferenz: bisher, bankverbindung } = vertrag;
  const ohneReferenz = bankverbindung === null ? 0 : 1;
  const letztes = bisher === null ? ohneReferenz : Number(bisher.split('-').at(-1));
  return mandatsreferenz(versicherungsNummer, letztes + 1);
}

/** First day on which a new account can be debited: E8 of `domain/vertrag.md §4`. */
export function ersteAbbuchung(heute: string): string {
  return tagePlus(heute, fristen.neuesKontoTage);
}
