import type { Failures } from '#tests/models/engine/lint/failures.ts';
import type { Sentences } from '#tests/models/sentences.ts';

/** Answers that cannot be given again leave her where the application stands (`design §4.5`). */
export const failures: Failures = {
  fortsetzen: { technisch: 'frei' },
  weitergehen: { technisch: 'frei' },
};

/** She reads the step she stands at; nothing of hers failed. */
export const sentences: Sentences = {
  fortsetzen: { technisch: null },
  weitergehen: { technisch: null },
};
