import { beiBedarf } from './beiBedarf.ts';

/**
 * Days and moments as they are written: in Berlin, and in German. `Intl` knows the zone and the names of months, and
 * a page whose visitor has answered nothing yet loads it for nothing; what reckons with days is in tag.ts.
 */

/** The calendar day in Germany at this moment, `yyyy-MM-dd`. */
export function heuteInBerlin(jetzt: Date): string {
  // Days in Berlin begin on a full hour of UTC, so within one hour the answer stays the same.
  const jetzige = Math.floor(jetzt.getTime() / 3_600_000);
  if (jetzige !== stunde) heute = tag().format(jetzt);
  stunde = jetzige;
  return heute;
}

/** Day and time in Germany at this moment: `21.11.2026`, `14:05`. */
export function formatMoment(moment: Date): { datum: string; uhrzeit: string } {
  return { datum: formatDatum(heuteInBerlin(moment)), uhrzeit: uhr().format(moment) };
}

/** `31.01.2027` */
export function formatDatum(datum: string): string {
  return datum.split('-').toReversed().join('.');
}

/** Days from one day to the other; negative when `bis` lies before `von`, no number where one of them is no day. */
export function tageZwischen(von: string, bis: string): number {
  return (Date.parse(bis) - Date.parse(von)) / 86_400_000;
}

let stunde = Number.NaN;
let heute = '';

const timeZone = 'Europe/Berlin';
// Swedish writes yyyy-MM-dd.
const tag = beiBedarf(() => new Intl.DateTimeFormat('sv-SE', { timeZone }));
const uhr = beiBedarf(() => new Intl.DateTimeFormat('de-DE', { timeZone, timeStyle: 'short' }));
