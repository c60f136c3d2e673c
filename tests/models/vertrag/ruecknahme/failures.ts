import type { Failures } from '#tests/models/engine/lint/failures.ts';
import { rueckfragenfehlschlaege } from '../rueckfragenfehlschlaege.ts';

/** Where taking back a cancellation goes on when it fails. */
export const failures: Failures = rueckfragenfehlschlaege;
