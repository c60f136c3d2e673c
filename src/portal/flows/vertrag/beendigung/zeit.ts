import { formatDatum, heuteInBerlin } from '#contract/fields/datum.ts';

const uhr = new Intl.DateTimeFormat('de-DE', {
  timeZone: 'Europe/Berlin',
  hour: '2-digit',
  minute: '2-digit',
});

/** Day and time of a receipt in Berlin: `21.11.2026`, `14:05`. */
export function eingangAls(eingegangenAm: string): { datum: string; uhrzeit: string } {
  const zeit = new Date(eingegangenAm);
  return { datum: formatDatum(heuteInBerlin(zeit)), uhrzeit: uhr.format(zeit) };
}
