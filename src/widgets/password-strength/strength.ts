/** What the managed identity service takes for special (`domain/konto.md §1`); a space counts inside. */
const special = /[\^$*.[\]{}()?\-"!@#%&/\\,><':;|_~`+=]/;

/** The four groups of requirements (`specification §5`); umlauts count neither as capital nor as small letter. */
export const requirements = [
  { name: 'length', holds: (text: string) => text.length >= 8 && text.length <= 50 },
  {
    name: 'letters',
    holds: (text: string) => /[A-Z]/.test(text) && /[a-z]/.test(text),
  },
  { name: 'digit', holds: (text: string) => /[0-9]/.test(text) },
  {
    name: 'special',
    holds: (text: string) => special.test(text) || text.trim().includes(' '),
  },
] as const;

const levels = ['sehr schwach', 'schwach', 'stark', 'sehr stark'] as const;

/** Requirements met minus one, at least 0, and its word (`specification §5`); never strong what would be refused. */
export function strengthOf(
  password: string,
  refused = false,
): { level: number; word: (typeof levels)[number] } {
  const met = requirements.filter(({ holds }) => holds(password)).length;
  const level = Math.min(refused ? 1 : levels.length - 1, Math.max(0, met - 1));
  return { level, word: levels[level] ?? 'sehr stark' };
}
