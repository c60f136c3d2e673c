import type { Failures } from '#tests/models/engine/lint/failures.ts';
import type { Sentences } from '#tests/models/sentences.ts';

/** A field makes no call itself; its files tell it how they fared. */
export const failures: Failures = {};

/** What failed is said beside each file. */
export const sentences: Sentences = {};
