import type { Failures } from '#tests/models/engine/lint/failures.ts';
import type { Sentences } from '#tests/models/sentences.ts';

/** Where a file goes on when a call fails (`domain/schaden.md §6`): a file nobody can ask about is there. */
export const failures: Failures = {
  hochladen: { abgelehnt: 'abgelehnt', technisch: 'gescheitert' },
  nachsehen: { technisch: 'aufgehoben' },
};

/** What she reads beside the file; a refusal in the words of the server. */
export const sentences: Sentences = {
  hochladen: {
    abgelehnt: 'Die Datei konnte nicht geprüft werden.',
    technisch: 'Das Hochladen hat nicht geklappt.',
  },
  nachsehen: { technisch: null },
};
