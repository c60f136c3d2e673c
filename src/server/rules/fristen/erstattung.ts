import { fristen } from '#contract/zahlen.ts';
import { anteil } from '../geld.ts';
import { spaeter, tagePlus, tageZwischen } from '#contract/tag.ts';

/** An instalment that was paid, in cents, for the days from `von` until before `bis`. */
export interface BezahlteRate {
  rate: number;
  von: string;
  bis: string;
}

/** Part of the instalment for the days after the last day of cover, cents (VVG § 39 (1)). */
export function erstattung({ rate, von, bis }: BezahlteRate, letzterTag: string): number {
  const ab = spaeter(tagePlus(letzterTag, 1), von);
  if (ab >= bis) return 0;
  return anteil(rate, tageZwischen(ab, bis), tageZwischen(von, bis));
}

/** Last day to pay back what was declared, or fell due, on that day. */
export function erstattungBis(ab: string): string {
  return tagePlus(ab, fristen.erstattungTage);
}

/** What is paid back after a revocation and until when (VVG § 9, `domain/vertrag.md §9`). */
export function erstattungNachWiderruf(
  rate: BezahlteRate,
  lage: {
    /** Day on which the revocation was received. */
    eingang: string;
    vertragsBeginn: string;
    /** The customer agreed that cover begins before the period ends. */
    beginnVorFristendeVereinbart: boolean;
  },
): { betrag: number; bis: string } {
  const { eingang, vertragsBeginn, beginnVorFristendeVereinbart } = lage;
  const nurRest = beginnVorFristendeVereinbart && vertragsBeginn <= eingang;
  return {
    betrag: nurRest ? erstattung(rate, eingang) : rate.rate,
    bis: erstattungBis(eingang),
  };
}
