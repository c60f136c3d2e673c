import type { Say } from '../theme/dictionary.ts';

const zone = { timeZone: 'Europe/Berlin' };
const day = new Intl.DateTimeFormat('sv-SE', { ...zone, dateStyle: 'short' });
const clock = new Intl.DateTimeFormat('de-DE', { ...zone, hour: '2-digit', minute: '2-digit' });
const long = new Intl.DateTimeFormat('de-DE', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

/** yyyy-MM-dd in Berlin of an ISO 8601 moment. */
export function dayOf(moment: string): string {
  return day.format(new Date(moment));
}

/** `Heute`, `Gestern` or `Freitag, 20. November 2026`; without `today` always the date. */
export function dayText(date: string, today: string | undefined, say: SayTime): string {
  if (today !== undefined) {
    const ago = (Date.parse(today) - Date.parse(date)) / 86_400_000;
    if (ago === 0) return say('heute');
    if (ago === 1) return say('gestern');
  }
  return long.format(new Date(date));
}

/** `14:05 Uhr` in Berlin. */
export function clockText(moment: string, say: SayTime): string {
  return say('uhr', { zeit: clock.format(new Date(moment)) });
}

export const timeWords = {
  heute: 'Heute',
  gestern: 'Gestern',
  uhr: '{zeit}\u00A0Uhr',
} as const;
export type SayTime = Say<typeof timeWords>;
