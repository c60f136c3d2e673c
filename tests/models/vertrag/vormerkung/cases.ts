import type { vormerkung } from '#machines/vertrag/vormerkung/machine.ts';
import { casesFor } from '#tests/models/engine/cases.ts';
import { rueckfragenfaelle } from '../rueckfragenfaelle.ts';

export const cases = casesFor<typeof vormerkung>(rueckfragenfaelle);
