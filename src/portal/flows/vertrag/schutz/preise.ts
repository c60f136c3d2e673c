import { zahlweiseLabel } from '#contract/begriffe/zahlung.ts';
import type { Schutzangebot, Schutzberechnung } from '#contract/entities/aenderungswunsch.ts';
import { formatBetrag } from '#contract/fields/betrag.ts';
import { formatDatumLang } from '#contract/tag.ts';
import { zahlweiseDavor } from '../aenderung/worte.ts';
import { t } from './texte.ts';

type Option = Schutzangebot['optionen'][number];

/** „+ 1,88 EUR“: how much more or less, of an instalment. */
export function unterschiedInWorten(cent: number): string {
  if (cent === 0) return t('gleich');
  return t(cent > 0 ? 'mehr' : 'weniger', { betrag: formatBetrag(Math.abs(cent)) });
}

/** What a choice costs more or less than the contract without it; nothing where nobody knows. */
export function preisVon({ beitrag, ohne }: Option): string | undefined {
  return beitrag
    ? unterschiedInWorten(beitrag.versicherungsPraemie - ohne.versicherungsPraemie)
    : undefined;
}

/** „monatlich“: how often the instalment is paid that a choice changes, all other wishes as they are. */
export function periodeVon({ ohne }: Option): string {
  return zahlweiseLabel[ohne.zahlweise];
}

/** How often is paid before the wishes, and with all of them, as it was calculated. */
export function zahlweisenIn({ bisher, berechnung }: Schutzberechnung) {
  const danach = berechnung?.verlauf.find(({ eigener }) => eigener)?.zahlweise;
  return {
    davor: (berechnung && zahlweiseDavor(berechnung)) ?? bisher.zahlweise,
    danach: danach ?? bisher.zahlweise,
  };
}

/** From when it could be had, where that is later than the day after this one. */
export function fruehestens({ zeitraum }: Option, morgen: string): string | undefined {
  return zeitraum && zeitraum.von > morgen
    ? t('fruehestens', { datum: formatDatumLang(zeitraum.von) })
    : undefined;
}

/** Sentences one after the other; nothing where there are none. */
export function saetze(...teile: readonly (string | undefined)[]): string | undefined {
  const gesagte = teile.flatMap((teil) => (teil ? [teil.replace(/\.?$/, '.')] : []));
  return gesagte.length > 0 ? gesagte.join(' ') : undefined;
}
