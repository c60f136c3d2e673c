import { unterbrechungsfehlschlaege, unterbrechungssaetze } from '#tests/models/unterbrechung.ts';
import type { Failures } from '#tests/models/engine/lint/failures.ts';
import type { Sentences } from '#tests/models/sentences.ts';
import { rueckfragenfehlschlaege, rueckfragensaetze } from '../rueckfragenfehlschlaege.ts';

/** Where taking back a cancellation goes on when it fails. */
export const failures: Failures = { ...rueckfragenfehlschlaege, ...unterbrechungsfehlschlaege };

/** What is read then. */
export const sentences: Sentences = { ...rueckfragensaetze, ...unterbrechungssaetze };
