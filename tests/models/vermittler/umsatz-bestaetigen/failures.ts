import type { Failures } from '#tests/models/engine/lint/failures.ts';
import { technisch, type Sentences } from '#tests/models/sentences.ts';

/** Where it goes on when a contract is not answered: what was answered stays. */
export const failures: Failures = {
  bestaetigen: { sitzungAbgelaufen: 'unterbrochen', technisch: 'fehler' },
};

/** What he reads then; where the session has ended he is at the sign-in, which says so. */
export const sentences: Sentences = { bestaetigen: { sitzungAbgelaufen: null, technisch } };
