import type { Failures } from '#tests/models/engine/lint/failures.ts';
import { fehlschlaege } from '../fehlschlaege.ts';

/** Where an application for this product goes on when a call fails. */
export const failures: Failures = {
  ...fehlschlaege,
  risikofragenLaden: { TECHNISCH: 'risikofragenFehlgeschlagen' },
};
