import { formatDatum, liesDatum } from '#contract/tag.ts';

/** First and last day that can be chosen, `yyyy-MM-dd`, both included. */
export interface Bounds {
  min?: string | undefined;
  max?: string | undefined;
}

/**
 * `yyyy-MM-dd` of a day however it was typed: 1.3.27, 01032027, 1. März 2027, 2027-03-01; empty
 * when there is no such day (`specification §5`). A year of two digits means the century within
 * the bounds, without bounds 1950 to 2049.
 */
export function readDate(text: string, bounds: Bounds = {}): string {
  const bare = text.replaceAll(invisible, '').trim().toLowerCase();
  for (const pattern of patterns) {
    const { day, month = '', year } = pattern.exec(bare)?.groups ?? {};
    if (day === undefined || year === undefined) continue;
    return dayWithin(
      year,
      /^\d+$/.test(month) ? Number(month) : monthNamed(month),
      Number(day),
      bounds,
    );
  }
  return '';
}

/** `01.03.2027` of a day; empty for an empty one. */
export function writtenDate(day: string): string {
  return day && formatDatum(day);
}

/** Comes along unseen when a date is copied from a letter or a web page. */
const invisible = /[\u200B-\u200F\u202A-\u202E\u2060\uFEFF]/g;

const patterns = [
  /^(?<year>\d{4})-(?<month>\d{1,2})-(?<day>\d{1,2})$/,
  /^(?<day>\d{1,2})(?:\s*[./,-]\s*|\s+)(?<month>\d{1,2})(?:\s*[./,-]\s*|\s+)(?<year>\d{4}|\d{2})$/,
  /^(?<day>\d{2})(?<month>\d{2})(?<year>\d{4}|\d{2})$/,
  /^(?<day>\d{1,2})\.?\s*(?<month>[a-zä]{3,9})\.?\s*(?<year>\d{4}|\d{2})$/,
];

const months = [
  ['januar', 'jänner', 'jaenner'],
  ['februar', 'feber'],
  ['märz', 'maerz', 'mrz'],
  ['april'],
  ['mai'],
  ['juni'],
  ['juli'],
  ['august'],
  ['september'],
  ['oktober'],
  ['november'],
  ['dezember'],
];

/** 1 to 12, also of an abbreviation; 0 for no month. */
function monthNamed(word: string): number {
  return months.findIndex((names) => names.some((name) => name.startsWith(word))) + 1;
}

function dayWithin(year: string, month: number, day: number, { min, max }: Bounds): string {
  if (year.length === 4) return liesDatum(`${day}.${month}.${year}`);
  const short = Number(year);
  const both = ['20', '19'].map((century) => liesDatum(`${day}.${month}.${century}${year}`));
  const bounded = min !== undefined || max !== undefined;
  const fitting = both.find(
    (each) => each !== '' && each >= (min ?? each) && each <= (max ?? each),
  );
  return (bounded ? fitting : undefined) ?? both[short < 50 ? 0 : 1] ?? '';
}
