import type { Failures } from '#tests/models/engine/lint/failures.ts';

/** A field makes no call itself; its files tell it how they fared. */
export const failures: Failures = {};
