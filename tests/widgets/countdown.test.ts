import { expect, test } from 'vitest';
import { clockText, minuteWords, secondsUntil, spokenText } from '#widgets/countdown/remaining.ts';
import { german } from './german.ts';

const now = Date.UTC(2026, 10, 20, 12);

test.each([
  [15 * 60_000, '15:00', 'Noch 15 Minuten.'],
  [14 * 60_000 + 58_200, '14:59', 'Noch 15 Minuten.'],
  [14 * 60_000, '14:00', 'Noch 14 Minuten.'],
  [61_000, '1:01', 'Noch 2 Minuten.'],
  [9_000, '0:09', 'Noch eine Minute.'],
  [0, '0:00', 'Die Zeit ist abgelaufen.'],
  [-5_000, '0:00', 'Die Zeit ist abgelaufen.'],
])(
  'A locked-out customer with %d ms to go sees %s and hears a full minute',
  (left, seen, heard) => {
    const seconds = secondsUntil(now + left, now);
    expect(clockText(seconds)).toBe(seen);
    expect(spokenText(seconds, german(minuteWords))).toBe(heard);
  },
);
