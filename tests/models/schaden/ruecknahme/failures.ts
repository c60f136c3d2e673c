import type { Failures } from '#tests/models/engine/lint/failures.ts';
import type { Sentences } from '#tests/models/sentences.ts';
import {
  rueckfragenfehlschlaege,
  rueckfragensaetze,
} from '#tests/models/vertrag/rueckfragenfehlschlaege.ts';

/** Where withdrawing a claim goes on when it fails. */
export const failures: Failures = rueckfragenfehlschlaege;

/** What is read then. */
export const sentences: Sentences = rueckfragensaetze;
