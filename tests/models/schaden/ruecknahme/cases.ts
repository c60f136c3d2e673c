import type { schadenruecknahme } from '#machines/schaden/ruecknahme/machine.ts';
import { casesFor } from '#tests/models/engine/cases.ts';
import { nurSelbst } from '#tests/models/vertrag/rueckfragenfaelle.ts';

/** Nobody withdraws for somebody else: only whoever was harmed knows that it is settled. */
export const cases = casesFor<typeof schadenruecknahme>(nurSelbst);
