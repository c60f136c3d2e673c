/** The four groups of requirements (`specification §5`). */
export const requirements = [
  { text: '8 bis 50 Zeichen', holds: (text: string) => /^.{8,50}$/su.test(text) },
  {
    text: 'Groß- und Kleinbuchstaben',
    holds: (text: string) => /\p{Lu}/u.test(text) && /\p{Ll}/u.test(text),
  },
  { text: 'eine Zahl', holds: (text: string) => /\d/.test(text) },
  { text: 'ein Sonderzeichen', holds: (text: string) => /[^\p{L}\p{N}\s]/u.test(text) },
] as const;

const levels = ['sehr schwach', 'schwach', 'stark', 'sehr stark'] as const;

/** Requirements met minus one, at least 0, and its word (`specification §5`). */
export function strengthOf(password: string): { level: number; word: (typeof levels)[number] } {
  const met = requirements.filter(({ holds }) => holds(password)).length;
  const level = Math.max(0, met - 1);
  return { level, word: levels[level] ?? 'sehr stark' };
}
