import type { Failures } from '#tests/models/engine/lint/failures.ts';
import { technisch, type Sentences } from '#tests/models/sentences.ts';
import { verbraucht, zuSpaet } from './cases.ts';

/** Where a link of a revocation goes on when a call fails (`domain/vertrag.md §9`). */
export const failures: Failures = {
  linkLesen: { verbraucht: 'abgelehnt', technisch: 'linkPruefen.fehler' },
  einloesen: { zuSpaet: 'abgelehnt', technisch: '*.fehler' },
};

/** What she reads then; a refusal in the words of the server. */
export const sentences: Sentences = {
  linkLesen: { verbraucht: verbraucht.errorMessage, technisch },
  einloesen: { zuSpaet: zuSpaet.errorMessage, technisch },
};
