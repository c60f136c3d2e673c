import type { Vertrag } from '#contract/entities/vertrag.ts';
import { formatBetrag } from '#contract/fields/betrag.ts';
import { formatDatumLang } from '#contract/tag.ts';
import { t } from './texte.ts';

type Vorgemerkt = Vertrag['vorgemerkteAenderungen'][number];

/** Pending changes as sentences, the next one first (`specification §4`). */
export function vormerkungenVon(vertrag: Pick<Vertrag, 'vorgemerkteAenderungen'>): string[] {
  return nachTag(vertrag).map(satzZu);
}

/** Pending changes, the next one first. */
export function nachTag({
  vorgemerkteAenderungen: alle,
}: Pick<Vertrag, 'vorgemerkteAenderungen'>): Vorgemerkt[] {
  return alle.toSorted((a, b) => a.wirksamkeitsdatum.localeCompare(b.wirksamkeitsdatum));
}

/** „Ab dem 1. März 2027: Zahlweise jährlich, 80,00 EUR“ */
export function satzZu({ wirksamkeitsdatum, text, versicherungsPraemie }: Vorgemerkt): string {
  const datum = formatDatumLang(wirksamkeitsdatum);
  return versicherungsPraemie === null
    ? t('vorgemerkt', { datum, was: text })
    : t('vorgemerktBetrag', { datum, was: text, betrag: formatBetrag(versicherungsPraemie) });
}
