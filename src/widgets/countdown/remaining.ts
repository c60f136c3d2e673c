import type { Say } from '../theme/dictionary.ts';

/** Whole seconds until a moment (epoch ms); never below 0. */
export function secondsUntil(until: number, now: number): number {
  return Math.max(0, Math.ceil((until - now) / 1000));
}

/** `14:59 Minuten` from 899 seconds, `29 Sekunden` in the last minute. */
export function remainingText(seconds: number, say: Say<typeof minuteWords>): string {
  if (seconds === 1) return say('eineSekunde');
  if (seconds < 60) return say('sekunden', { seconds });
  const clock = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
  return say('uhr', { clock });
}

/** What a screen reader hears each full minute. */
export function spokenText(seconds: number, say: Say<typeof minuteWords>): string {
  const minutes = Math.ceil(seconds / 60);
  if (minutes === 0) return say('abgelaufen');
  return minutes === 1 ? say('eineMinute') : say('minuten', { minutes });
}

export const minuteWords = {
  abgelaufen: 'Die Zeit ist abgelaufen.',
  eineMinute: 'Noch eine Minute.',
  minuten: 'Noch {minutes} Minuten.',
  uhr: '{clock}\u00A0Minuten',
  sekunden: '{seconds}\u00A0Sekunden',
  eineSekunde: '1\u00A0Sekunde',
} as const;
