import type { vormerkung } from '#machines/vertrag/vormerkung/machine.ts';
import { casesFor } from '#tests/models/engine/cases.ts';
import { rueckfragenfaelle } from '../rueckfragenfaelle.ts';

export const cases = casesFor<typeof vormerkung>({
  ...rueckfragenfaelle,
  events: {
    ...rueckfragenfaelle.events,
    ABGEMELDET: { type: 'ABGEMELDET' },
    SITZUNG_ABGELAUFEN: { type: 'SITZUNG_ABGELAUFEN' },
  },
  ends: { ...rueckfragenfaelle.ends, unterbrochen: null },
  refusals: { ...rueckfragenfaelle.refusals, '✗ sitzungAbgelaufen': 'unterbrochen' },
});
