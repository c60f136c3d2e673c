/** Whole seconds until a moment (epoch ms); never below 0. */
export function secondsUntil(until: number, now: number): number {
  return Math.max(0, Math.ceil((until - now) / 1000));
}

/** `14:59` from 899 seconds. */
export function clockText(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** What a screen reader hears each full minute. */
export function spokenText(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  if (minutes === 0) return 'Die Zeit ist abgelaufen.';
  return minutes === 1 ? 'Noch eine Minute.' : `Noch ${minutes} Minuten.`;
}
