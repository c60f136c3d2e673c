import type { nachrichtLoeschen } from '#machines/konto/nachricht-loeschen/machine.ts';
import { casesFor } from '#tests/models/engine/cases.ts';
import { rueckfragenfaelle } from '#tests/models/vertrag/rueckfragenfaelle.ts';

const { FRAGEN, ABBRECHEN, BESTAETIGEN } = rueckfragenfaelle.events;

/** Nobody acts for somebody else here: a mailbox has one owner. */
export const cases = casesFor<typeof nachrichtLoeschen>({
  ...rueckfragenfaelle,
  inputs: { Kundin: { imAuftrag: false } },
  events: {
    FRAGEN,
    ABBRECHEN,
    BESTAETIGEN,
    ABGEMELDET: { type: 'ABGEMELDET' },
    SITZUNG_ABGELAUFEN: { type: 'SITZUNG_ABGELAUFEN' },
  },
  ends: { ...rueckfragenfaelle.ends, unterbrochen: null },
  refusals: { ...rueckfragenfaelle.refusals, '✗ sitzungAbgelaufen': 'unterbrochen' },
});
