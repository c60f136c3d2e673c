import { beiBedarf } from './beiBedarf.ts';
import { add, differenceInYears, type Duration, isExists } from 'date-fns';

/**
 * The only calendar: days are `yyyy-MM-dd` in Europe/Berlin, and compare as text. How a day or a moment is written
 * stands beside it for the pages that load no date-fns (`docs/decisions/0033-calendar.md`).
 */
export { formatDatum, formatMoment, heuteInBerlin, tageZwischen } from './tagformat.ts';

/** That many days later, earlier when negative. */
export function tagePlus(tag: string, tage: number): string {
  return alsTag(new Date(beginnUtc(tag) + tage * tagMs));
}

/** That many calendar months later, earlier when negative; a day the month does not have becomes its last. */
export function monatePlus(tag: string, monate: number): string {
  const { jahr, monat, tag: tagDesMonats } = teile(tag);
  return kalendertag(jahr, monat + monate, tagDesMonats);
}

/** Completed years, -1 before the birth; who was born on 29 February turns a year older on 1 March (BGB §§ 187, 188). */
export function alterAm(geburtsdatum: string, tag: string): number {
  return tag < geburtsdatum ? -1 : differenceInYears(beginn(tag), beginn(geburtsdatum));
}

/** The later of two days. */
export function spaeter(a: string, b: string): string {
  return a > b ? a : b;
}

/** The earlier of two days. */
export function frueher(a: string, b: string): string {
  return a < b ? a : b;
}

/** 0 = Sunday … 6 = Saturday. */
export function wochentag(tag: string): number {
  return new Date(beginnUtc(tag)).getUTCDay();
}

export function teile(tag: string): { jahr: number; monat: number; tag: number } {
  return {
    jahr: Number(tag.slice(0, 4)),
    monat: Number(tag.slice(5, 7)),
    tag: Number(tag.slice(8, 10)),
  };
}

/** The day of a year and month, clamped to the month's last day; months beyond 12 run into the next years. */
export function kalendertag(jahr: number, monat: number, tag: number): string {
  const letzter = new Date(Date.UTC(jahr, monat, 0));
  if (tag < letzter.getUTCDate()) letzter.setUTCDate(tag);
  return alsTag(letzter);
}

/** Whether a text is a day the calendar has. No calendar and no database of the portal knows a year below 1000. */
export function istTag(text: string): boolean {
  if (!/^[1-9]\d{3}-\d{2}-\d{2}$/.test(text)) return false;
  const { jahr, monat, tag } = teile(text);
  return isExists(jahr, monat - 1, tag);
}

/** `yyyy-MM-dd` of a day typed that way or as `31.01.2027`; empty when there is no such day (`specification §5`). */
export function liesDatum(text: string): string {
  const getippt = text.trim();
  const [, tag = '', monat = '', jahr = ''] = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/.exec(getippt) ?? [];
  const iso = jahr ? `${jahr}-${monat.padStart(2, '0')}-${tag.padStart(2, '0')}` : getippt;
  return istTag(iso) ? iso : '';
}

/** `31. Januar 2027`, for sentences in which the day matters. */
export function formatDatumLang(tag: string): string {
  return lang().format(zeitAm(tag)).replace(' ', '\u00A0');
}

/** `31. Jan.`, where there is little room and the year is plain. */
export function formatDatumKurz(tag: string): string {
  return kurz().format(zeitAm(tag)).replace(' ', '\u00A0');
}

/** `Montag, 1. März 2027` */
export function formatWochentag(tag: string): string {
  return mitWochentag().format(zeitAm(tag)).replace('. ', '.\u00A0');
}

/** `März 2027` */
export function formatMonat(tag: string): string {
  return monatUndJahr().format(zeitAm(tag));
}

/** A moment of that day: noon, or the time given, in UTC; the same day in Berlin from midnight until 21:59. */
export function zeitAm(tag: string, utc = '12:00'): Date {
  return new Date(`${tag}T${utc}:00Z`);
}

/** The moment that much later, earlier where negative: deadlines of links, files and records, which know the time. */
export function zeitPlus(zeit: Date, dauer: Duration): Date {
  return add(zeit, dauer);
}

/** Where date-fns reckons: in the zone of the process, whose clock changes do not touch whole days. */
function beginn(tag: string): Date {
  const { jahr, monat, tag: tagDesMonats } = teile(tag);
  return new Date(jahr, monat - 1, tagDesMonats);
}

/**
 * Days are added and counted in UTC, which has no clock changes: every contract of a list needs dozens of them, and
 * date-fns takes five times as long (decision 0054).
 */
function beginnUtc(tag: string): number {
  const { jahr, monat, tag: tagDesMonats } = teile(tag);
  return Date.UTC(jahr, monat - 1, tagDesMonats);
}

const tagMs = 86_400_000;

function alsTag(zeit: Date): string {
  const jahr = String(zeit.getUTCFullYear()).padStart(4, '0');
  return `${jahr}-${zweistellig(zeit.getUTCMonth() + 1)}-${zweistellig(zeit.getUTCDate())}`;
}

function zweistellig(zahl: number): string {
  return zahl < 10 ? `0${zahl}` : String(zahl);
}

const lang = beiBedarf(
  () => new Intl.DateTimeFormat('de-DE', { dateStyle: 'long', timeZone: 'UTC' }),
);
const mitWochentag = beiBedarf(
  () => new Intl.DateTimeFormat('de-DE', { dateStyle: 'full', timeZone: 'UTC' }),
);
const kurz = beiBedarf(
  () => new Intl.DateTimeFormat('de-DE', { timeZone: 'UTC', day: 'numeric', month: 'short' }),
);
const monatUndJahr = beiBedarf(
  () => new Intl.DateTimeFormat('de-DE', { month: 'long', year: 'numeric', timeZone: 'UTC' }),
);
