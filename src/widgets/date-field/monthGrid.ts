import { monatePlus, tagePlus, teile, wochentag } from '#contract/tag.ts';
import type { Bounds } from './typedDate.ts';

/** Six weeks from Monday to Sunday; places outside the month are empty, so that nothing jumps. */
export function weeksOf(day: string): { monday: string; days: (string | null)[] }[] {
  const month = day.slice(0, 7);
  const leading = weekdayOf(`${month}-01`);
  return Array.from({ length: 6 }, (_, week) => {
    const monday = tagePlus(`${month}-01`, week * 7 - leading);
    const days = Array.from({ length: 7 }, (_, weekday) => tagePlus(monday, weekday));
    return { monday, days: days.map((each) => (each.startsWith(month) ? each : null)) };
  });
}

/** The day that a key leads to; null for a key that the calendar does not hear. */
export function dayByKey(day: string, key: string, shift: boolean): string | null {
  const weekday = weekdayOf(day);
  switch (key) {
    case 'ArrowLeft':
      return tagePlus(day, -1);
    case 'ArrowRight':
      return tagePlus(day, 1);
    case 'ArrowUp':
      return tagePlus(day, -7);
    case 'ArrowDown':
      return tagePlus(day, 7);
    case 'Home':
      return tagePlus(day, -weekday);
    case 'End':
      return tagePlus(day, 6 - weekday);
    case 'PageUp':
      return monatePlus(day, shift ? -12 : -1);
    case 'PageDown':
      return monatePlus(day, shift ? 12 : 1);
    default:
      return null;
  }
}

/** The nearest day that can be chosen. */
export function within(day: string, { min = '1000-01-01', max = '9999-12-31' }: Bounds): string {
  if (day < min) return min;
  return day > max ? max : day;
}

/** All years that can be chosen; without bounds from a hundred years ago to ten years ahead. */
export function yearsWithin(day: string, today: string, { min, max }: Bounds): number[] {
  const now = teile(today).jahr;
  const first = Math.min(min === undefined ? now - 100 : teile(min).jahr, teile(day).jahr);
  const last = Math.max(max === undefined ? now + 10 : teile(max).jahr, teile(day).jahr);
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}

/** 0 is Monday. */
function weekdayOf(day: string): number {
  return (wochentag(day) + 6) % 7;
}
