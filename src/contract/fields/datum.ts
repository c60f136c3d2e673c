import * as z from 'zod/mini';

/** Calendar day as `yyyy-MM-dd` in Europe/Berlin; a day that does not exist is refused (`specification §5`). */
export const datum = z
  .string({ error: 'Geben Sie ein Datum ein.' })
  .check(z.refine(istDatum, 'Geben Sie ein gültiges Datum ein, zum Beispiel 31.01.2027.'));

function istDatum(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const zeitpunkt = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(zeitpunkt.getTime()) && zeitpunkt.toISOString().startsWith(text);
}
