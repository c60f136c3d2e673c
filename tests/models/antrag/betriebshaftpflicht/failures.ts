import type { Failures } from '#tests/models/engine/lint/failures.ts';
import { technisch, type Sentences } from '#tests/models/sentences.ts';
import { fehlersaetze, fehlschlaege } from '../fehlschlaege.ts';

/** Where an application for this product goes on when a call fails. */
export const failures: Failures = {
  ...fehlschlaege,
  risikofragenLaden: { TECHNISCH: 'risikofragenFehlgeschlagen' },
};

/** What she reads then. */
export const sentences: Sentences = {
  ...fehlersaetze,
  risikofragenLaden: { TECHNISCH: technisch },
};
