import { type Bounds, noon } from './typedDate.ts';

/** Six weeks from Monday to Sunday; places outside the month are empty, so that nothing jumps. */
export function weeksOf(day: string): { monday: string; days: (string | null)[] }[] {
  const month = day.slice(0, 7);
  const leading = weekdayOf(`${month}-01`);
  return Array.from({ length: 6 }, (_, week) => {
    const monday = addDays(`${month}-01`, week * 7 - leading);
    const days = Array.from({ length: 7 }, (_, weekday) => addDays(monday, weekday));
    return { monday, days: days.map((each) => (each.startsWith(month) ? each : null)) };
  });
}

/** The day that a key leads to; null for a key that the calendar does not hear. */
export function dayByKey(day: string, key: string, shift: boolean): string | null {
  const weekday = weekdayOf(day);
  switch (key) {
    case 'ArrowLeft':
      return addDays(day, -1);
    case 'ArrowRight':
      return addDays(day, 1);
    case 'ArrowUp':
      return addDays(day, -7);
    case 'ArrowDown':
      return addDays(day, 7);
    case 'Home':
      return addDays(day, -weekday);
    case 'End':
      return addDays(day, 6 - weekday);
    case 'PageUp':
      return addMonths(day, shift ? -12 : -1);
    case 'PageDown':
      return addMonths(day, shift ? 12 : 1);
    default:
      return null;
  }
}

/** The same day of another month, or that month's last. */
export function addMonths(day: string, months: number): string {
  const first = noon(`${day.slice(0, 7)}-01`);
  first.setUTCMonth(first.getUTCMonth() + months);
  const month = first.toISOString().slice(0, 7);
  first.setUTCMonth(first.getUTCMonth() + 1, 0);
  const last = first.toISOString().slice(8, 10);
  const wanted = day.slice(8);
  return `${month}-${wanted < last ? wanted : last}`;
}

/** The nearest day that can be chosen. */
export function within(day: string, { min = '1000-01-01', max = '9999-12-31' }: Bounds): string {
  if (day < min) return min;
  return day > max ? max : day;
}

/** All years that can be chosen; without bounds from a hundred years ago to ten years ahead. */
export function yearsWithin(day: string, today: string, { min, max }: Bounds): number[] {
  const now = year(today);
  const first = Math.min(min === undefined ? now - 100 : year(min), year(day));
  const last = Math.max(max === undefined ? now + 10 : year(max), year(day));
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}

/** 0 is Monday. */
function weekdayOf(day: string): number {
  return (noon(day).getUTCDay() + 6) % 7;
}

function year(day: string): number {
  return Number(day.slice(0, 4));
}

function addDays(day: string, days: number): string {
  const date = noon(day);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}
