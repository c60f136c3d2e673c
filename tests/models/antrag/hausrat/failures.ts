import type { Failures } from '#tests/models/engine/lint/failures.ts';
import type { Sentences } from '#tests/models/sentences.ts';
import { fehlersaetze, fehlschlaege } from '../fehlschlaege.ts';

/** Where an application for this product goes on when a call fails. */
export const failures: Failures = fehlschlaege;

/** What she reads then. */
export const sentences: Sentences = fehlersaetze;
