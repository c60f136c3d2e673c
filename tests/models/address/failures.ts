import type { Failures } from '#tests/models/engine/lint/failures.ts';

/** Answers that cannot be given again leave her where the flow stands (`design §4.5`). */
export const failures: Failures = { fortsetzen: { technisch: 'ruht' } };
