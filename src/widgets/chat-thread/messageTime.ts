import { formatMoment, formatWochentag, heuteInBerlin, tageZwischen } from '#contract/tag.ts';
import type { Say } from '../theme/dictionary.ts';

/** yyyy-MM-dd in Berlin of an ISO 8601 moment. */
export function dayOf(moment: string): string {
  return heuteInBerlin(new Date(moment));
}

/** `Heute`, `Gestern` or `Freitag, 20. November 2026`; without `today` always the date. */
export function dayText(date: string, today: string | undefined, say: SayTime): string {
  if (today !== undefined) {
    const ago = tageZwischen(date, today);
    if (ago === 0) return say('heute');
    if (ago === 1) return say('gestern');
  }
  return formatWochentag(date);
}

/** `14:05 Uhr` in Berlin. */
export function clockText(moment: string, say: SayTime): string {
  return say('uhr', { zeit: formatMoment(new Date(moment)).uhrzeit });
}

export const timeWords = {
  heute: 'Heute',
  gestern: 'Gestern',
  uhr: '{zeit}\u00A0Uhr',
} as const;
export type SayTime = Say<typeof timeWords>;
