import type { Vertrag, Vertragskachel } from '#contract/entities/vertrag.ts';
import { formatBetrag } from '#contract/fields/betrag.ts';
import { formatDatum } from '#contract/tag.ts';
import { t } from './texte.ts';

/** What is paid next, when and how; null where nothing is. */
export function zahlungAls({
  naechsteZahlung: zahlung,
  bankverbindung: konto,
}: Pick<Vertragskachel, 'naechsteZahlung' | 'bankverbindung'>) {
  if (zahlung === null) return null;
  const stellen = konto?.iban.replaceAll(' ', '').slice(-4) ?? null;
  // What changes give back may be more than the instalment.
  const istGutschrift = zahlung.betrag < 0;
  const wort = istGutschrift
    ? 'naechsteGutschrift'
    : stellen === null
      ? 'naechsteZahlung'
      : 'naechsteAbbuchung';
  const betrag = formatBetrag(Math.abs(zahlung.betrag));
  return { wort, tag: zahlung.tag, betrag, wie: wieGezahlt(istGutschrift, stellen) } as const;
}

/** "vom Konto …2051"; null where nobody knows to which account. */
function wieGezahlt(istGutschrift: boolean, stellen: string | null): string | null {
  if (stellen === null) return istGutschrift ? null : t('perRechnung');
  return t(istGutschrift ? 'aufKonto' : 'vomKonto', { stellen });
}

/** "Nächste Abbuchung: 01.02.2027, 10,73 EUR, vom Konto …2051". */
export function zahlungssatz(vertrag: Vertragskachel): string | null {
  const zahlung = zahlungAls(vertrag);
  if (zahlung === null) return null;
  const { wort, tag, betrag, wie } = zahlung;
  const wert = [formatDatum(tag), betrag, ...(wie === null ? [] : [wie])].join(', ');
  return t('zahlungssatz', { wort: t(wort), wert });
}

/** When and why it ended, and what is still paid back; null while it runs. */
export function endesatz({ ende }: Pick<Vertrag, 'ende'>): string | null {
  if (ende === null) return null;
  const { am, grund, erstattung } = ende;
  if (grund === null) return am === null ? null : t('geendet', { am: formatDatum(am) });
  const werte = {
    am: am === null ? '' : formatDatum(am),
    grund: t(`weil${grund}`),
    betrag: erstattung === null ? '' : formatBetrag(erstattung.betrag),
    bis: erstattung === null ? '' : formatDatum(erstattung.bis),
  };
  if (am === null) return t(erstattung === null ? 'nieBegonnen' : 'nieBegonnenErstattet', werte);
  return t(erstattung === null ? 'geendetWeil' : 'geendetErstattet', werte);
}
