import * as z from 'zod/mini';

/** Short message, also one the host page is asked to show (`specification §3`, §7). */
export const toast = z.object({
  title: z.string(),
  state: z.enum(['positive', 'warning', 'neutral', 'negative', 'highlight']),
  /** Milliseconds; 3000 where nothing is said. */
  duration: z.optional(z.int().check(z.positive())),
});
