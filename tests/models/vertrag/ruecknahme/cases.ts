import type { ruecknahme } from '#machines/vertrag/ruecknahme/machine.ts';
import { casesFor } from '#tests/models/engine/cases.ts';
import { rueckfragenfaelle } from '../rueckfragenfaelle.ts';

export const cases = casesFor<typeof ruecknahme>(rueckfragenfaelle);
