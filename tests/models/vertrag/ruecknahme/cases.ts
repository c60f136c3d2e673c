import type { ruecknahme } from '#machines/vertrag/ruecknahme/machine.ts';
import { casesFor } from '#tests/models/engine/cases.ts';
import { mitUnterbrechung } from '#tests/models/unterbrechung.ts';
import { rueckfragenfaelle } from '../rueckfragenfaelle.ts';

export const cases = mitUnterbrechung(casesFor<typeof ruecknahme>(rueckfragenfaelle));
