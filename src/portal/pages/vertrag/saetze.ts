import type { Vertragskachel } from '#contract/entities/vertrag.ts';
import { formatBetrag } from '#contract/fields/betrag.ts';
import { formatDatum } from '#contract/tag.ts';
import { t } from './texte.ts';

/** What is paid next, in cents, when and how; `wie` is null where nobody knows to which account. Null where nothing is. */
export function zahlungAls({
  naechsteZahlung: zahlung,
  bankverbindung: konto,
}: Pick<Vertragskachel, 'naechsteZahlung' | 'bankverbindung'>) {
  if (zahlung === null) return null;
  const { tag } = zahlung;
  const betrag = Math.abs(zahlung.betrag);
  const stellen = konto?.iban.replaceAll(' ', '').slice(-4);
  // What changes give back may be more than the instalment.
  if (zahlung.betrag < 0) {
    const wie = stellen === undefined ? null : t('aufKonto', { stellen });
    return { wort: 'naechsteGutschrift', tag, betrag, wie } as const;
  }
  if (stellen === undefined) {
    return { wort: 'naechsteZahlung', tag, betrag, wie: t('perRechnung') } as const;
  }
  return { wort: 'naechsteAbbuchung', tag, betrag, wie: t('vomKonto', { stellen }) } as const;
}

/** "Nächste Abbuchung: 01.02.2027, 10,73 EUR, vom Konto …2051". */
export function zahlungssatz(vertrag: Vertragskachel): string | null {
  const zahlung = zahlungAls(vertrag);
  if (zahlung === null) return null;
  const { wort, tag, betrag, wie } = zahlung;
  const wert = [formatDatum(tag), formatBetrag(betrag), ...(wie === null ? [] : [wie])].join(', ');
  return t('zahlungssatz', { wort: t(wort), wert });
}
