import { expect, test } from 'vitest';
import {
  minuteWords,
  remainingText,
  secondsUntil,
  spokenText,
} from '#widgets/countdown/remaining.ts';
import { german } from './german.ts';

const now = Date.UTC(2026, 10, 20, 12);

test.each([
  [15 * 60_000, '15:00\u00A0Minuten', 'Noch 15 Minuten.'],
  [14 * 60_000 + 58_200, '14:59\u00A0Minuten', 'Noch 15 Minuten.'],
  [14 * 60_000, '14:00\u00A0Minuten', 'Noch 14 Minuten.'],
  [61_000, '1:01\u00A0Minuten', 'Noch 2 Minuten.'],
  [60_000, '1:00\u00A0Minuten', 'Noch eine Minute.'],
  [29_000, '29\u00A0Sekunden', 'Noch eine Minute.'],
  [1_000, '1\u00A0Sekunde', 'Noch eine Minute.'],
  [0, '0\u00A0Sekunden', 'Die Zeit ist abgelaufen.'],
  [-5_000, '0\u00A0Sekunden', 'Die Zeit ist abgelaufen.'],
])(
  'A locked-out customer with %d ms to go sees %s and hears a full minute',
  (left, seen, heard) => {
    const seconds = secondsUntil(now + left, now);
    expect(remainingText(seconds, german(minuteWords))).toBe(seen);
    expect(spokenText(seconds, german(minuteWords))).toBe(heard);
  },
);
