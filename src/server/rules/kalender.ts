import { addMonths, formatISO, parseISO } from 'date-fns';
import { heuteInBerlin, tageImMonat } from '#contract/fields/datum.ts';

const tagInMs = 86_400_000;

/** The day in Europe/Berlin at that moment, `yyyy-MM-dd`. */
export function heuteIn(jetzt: Date): string {
  return heuteInBerlin(jetzt);
}

/** That many days later, earlier when negative. */
export function tagePlus(datum: string, tage: number): string {
  return alsDatum(alsZeit(datum) + tage * tagInMs);
}

/** That many calendar months later; a day the month does not have becomes its last day. */
export function monatePlus(datum: string, monate: number): string {
  return formatISO(addMonths(parseISO(datum), monate), { representation: 'date' });
}

/** Days from one day to the other; negative when `bis` lies before `von`. */
export function tageZwischen(von: string, bis: string): number {
  return (alsZeit(bis) - alsZeit(von)) / tagInMs;
}

/** The day of a year and month, clamped to the month's last day; months beyond 12 run into the next years. */
export function kalendertag(jahr: number, monat: number, tag: number): string {
  const j = jahr + Math.floor((monat - 1) / 12);
  const m = monat - 12 * (j - jahr);
  return `${j}-${zweistellig(m)}-${zweistellig(Math.min(tag, tageImMonat(j, m)))}`;
}

/** 0 = Sunday … 6 = Saturday. */
export function wochentag(datum: string): number {
  return new Date(alsZeit(datum)).getUTCDay();
}

export function teile(datum: string): { jahr: number; monat: number; tag: number } {
  return {
    jahr: Number(datum.slice(0, 4)),
    monat: Number(datum.slice(5, 7)),
    tag: Number(datum.slice(8, 10)),
  };
}

/** The later of two days. */
export function spaeter(a: string, b: string): string {
  return a > b ? a : b;
}

/** The earlier of two days. */
export function frueher(a: string, b: string): string {
  return a < b ? a : b;
}

/** `31.01.2027`, as people read it (`domain/vertrag.md §12`). */
export function datumDeutsch(datum: string): string {
  return `${datum.slice(8, 10)}.${datum.slice(5, 7)}.${datum.slice(0, 4)}`;
}

function alsZeit(datum: string): number {
  const { jahr, monat, tag } = teile(datum);
  return Date.UTC(jahr, monat - 1, tag);
}

/** `toISOString` costs twice as much, and every contract of a list needs several dates. */
function alsDatum(zeit: number): string {
  const tag = new Date(zeit);
  return `${tag.getUTCFullYear()}-${zweistellig(tag.getUTCMonth() + 1)}-${zweistellig(tag.getUTCDate())}`;
}

function zweistellig(zahl: number): string {
  return zahl < 10 ? `0${zahl}` : String(zahl);
}
