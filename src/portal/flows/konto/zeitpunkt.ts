import { formatMoment } from '#contract/tagformat.ts';

/** `22. November 2026, 11:00 Uhr`, in Berlin. */
export function zeitpunkt(am: Date): string {
  const tag = am.toLocaleDateString('de-DE', { dateStyle: 'long', timeZone: 'Europe/Berlin' });
  return `${tag}, ${formatMoment(am).uhrzeit} Uhr`
    .replaceAll(' ', '\u00A0')
    .replace(',\u00A0', ', ');
}
