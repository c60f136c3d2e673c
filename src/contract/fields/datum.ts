import * as z from 'zod/mini';

/** Calendar day as `yyyy-MM-dd` in Europe/Berlin; a day that does not exist is refused (`specification §5`). */
export const datum = z
  .string({ error: 'Geben Sie ein Datum ein.' })
  .check(z.refine(istDatum, 'Geben Sie ein gültiges Datum ein, zum Beispiel 31.01.2027.'));

/** `31.01.2027` */
export function formatDatum(tag: string): string {
  return kurz.format(mittags(tag));
}

/** `31. Januar 2027`, for sentences in which the day matters. */
export function formatDatumLang(tag: string): string {
  return lang.format(mittags(tag)).replace(' ', '\u00A0');
}

/** The calendar day in Germany at this moment, `yyyy-MM-dd`. */
export function heuteInBerlin(jetzt: Date): string {
  return berlin.format(jetzt);
}

const kurz = new Intl.DateTimeFormat('de-DE', { dateStyle: 'medium', timeZone: 'UTC' });
const lang = new Intl.DateTimeFormat('de-DE', { dateStyle: 'long', timeZone: 'UTC' });
// Swedish writes yyyy-MM-dd.
const berlin = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin' });

function mittags(tag: string): Date {
  return new Date(`${tag}T12:00:00Z`);
}

function istDatum(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const zeitpunkt = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(zeitpunkt.getTime()) && zeitpunkt.toISOString().startsWith(text);
}
