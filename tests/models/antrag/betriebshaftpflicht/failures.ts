import type { Failures } from '#tests/models/engine/lint/failures.ts';
import { technisch, type Sentences } from '#tests/models/sentences.ts';
import * as jedes from '../failures.ts';

/** Where an application for this product goes on when a call fails. */
export const failures: Failures = {
  ...jedes.failures,
  risikofragenLaden: { TECHNISCH: 'taetigkeit.fehlgeschlagen' },
};

/** What she reads then. */
export const sentences: Sentences = {
  ...jedes.sentences,
  risikofragenLaden: { TECHNISCH: technisch },
};
