import type { Say } from '../theme/dictionary.ts';

/** Whole seconds until a moment (epoch ms); never below 0. */
export function secondsUntil(until: number, now: number): number {
  return Math.max(0, Math.ceil((until - now) / 1000));
}

/** `14:59` from 899 seconds. */
export function clockText(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
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
} as const;
