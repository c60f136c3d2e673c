import type { Tarifbeitrag } from '#contract/endpoints/tarifieren/antwort.ts';
import { preistreiberWort } from '#contract/begriffe/preistreiber.ts';
import { zahlweiseLabel } from '#contract/begriffe/zahlung.ts';
import { formatBetrag } from '#contract/fields/betrag.ts';
import { formatDatumLang } from '#contract/tag.ts';
import { texte } from '../../../texte.ts';

const t = texte('antrag.beitrag', {
  betrag: '{betrag} {zahlweise}',
  steuer: 'Inklusive {betrag} Versicherungsteuer.',
  gilt: 'Gilt bis zum {datum}.',
});

/** "118,40 EUR jährlich" */
export function betragMitZahlweise({
  versicherungsPraemie,
  zahlweise,
}: Pick<Tarifbeitrag, 'versicherungsPraemie' | 'zahlweise'>): string {
  return t('betrag', {
    betrag: formatBetrag(versicherungsPraemie),
    zahlweise: zahlweiseLabel[zahlweise],
  });
}

/** What a price contains and how long it holds. */
export function beitragshinweis({ steuer, gueltigBis }: Tarifbeitrag): string {
  return [
    t('steuer', { betrag: formatBetrag(steuer) }),
    t('gilt', { datum: formatDatumLang(gueltigBis) }),
  ].join(' ');
}

/** Parts of an instalment with their tax, by the names of the product, and what made it higher or lower. */
export function beitragsteile(
  { komponenten, treiber = [] }: Pick<Tarifbeitrag, 'komponenten' | 'treiber'>,
  namen: Readonly<Record<string, string>>,
) {
  return [
    ...komponenten.map(({ name, rateNetto, rateSteuer }) => ({
      label: namen[name] ?? name,
      amount: formatBetrag(rateNetto + rateSteuer),
    })),
    ...treiber.map(({ name, prozent }) => ({
      label: preistreiberWort[name],
      amount: `${prozent < 0 ? '−' : '+'}\u00A0${Math.abs(prozent)}\u00A0%`,
    })),
  ];
}
