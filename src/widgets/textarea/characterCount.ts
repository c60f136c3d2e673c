import type { Say } from '../theme/dictionary.ts';

/** What is left of the allowed length, counted as the server counts it; `near` from the last tenth on. */
export function characterCount(text: string, limit: number, say: Say<typeof countWords>) {
  const left = limit - text.length;
  const words =
    left < 0
      ? say('zuViel', { over: number.format(-left) })
      : say('noch', { left: number.format(left), limit: number.format(limit) });
  return { words, near: left <= limit / 10, over: left < 0 };
}

const number = new Intl.NumberFormat('de-DE');

export const countWords = {
  noch: 'noch {left} von {limit}\u00A0Zeichen',
  zuViel: '{over}\u00A0Zeichen zu viel',
} as const;
