import { vi } from 'vitest';

/**
 * Looks again until nothing is thrown; vitest's own `waitFor` gives up after a second, which a busy machine
 * may need for a mail or a page.
 */
export async function eventually<T>(look: () => T | Promise<T>): Promise<T> {
  return vi.waitFor(look, { timeout: 20_000 });
}
