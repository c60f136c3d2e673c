import { formatBetrag } from '#contract/fields/betrag.ts';
import type { Kuendigungsvorschau } from '#contract/entities/beendigung.ts';
import type { Database } from '../../database/open.ts';
import { forderungen, type Verrechnet } from '../../repositories/forderungen.ts';
import type { Vertragszeile } from '../../repositories/vertraege.ts';
import { abrechnungZum } from '../../rules/beendigung/abrechnung.ts';

/** What is open is settled with what would be paid back; nobody is reminded of it any more. */
export function verrechne(
  tx: Database,
  zeile: Vertragszeile,
  { kuendigungsdatum }: Kuendigungsvorschau,
  heute: string,
): Promise<Verrechnet[]> {
  const { erstattung } = abrechnungZum({ ...zeile, heute, offen: 0 }, kuendigungsdatum);
  return forderungen(tx).verrechnen(zeile.versicherungsNummer, erstattung, heute);
}

/** What is said of it; nothing where nothing was open. */
export function verrechnetSatz(verrechnet: readonly Verrechnet[]): string[] {
  const summe = verrechnet.reduce((alles, { guthaben }) => alles + guthaben, 0);
  if (summe === 0) return [];
  const offen = verrechnet.reduce((alles, { betrag }) => alles + betrag, 0) - summe;
  return [
    `Von dem, was offen war, haben wir ${formatBetrag(summe)} mit Ihrem Guthaben verrechnet.`,
    ...(offen > 0 ? [`Offen bleiben davon ${formatBetrag(offen)}.`] : []),
  ];
}
