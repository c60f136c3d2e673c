import type { nachrichtLoeschen } from '#machines/konto/nachricht-loeschen/machine.ts';
import { casesFor } from '#tests/models/engine/cases.ts';
import { nurSelbst } from '#tests/models/vertrag/rueckfragenfaelle.ts';

/** Nobody acts for somebody else here: a mailbox has one owner. */
export const cases = casesFor<typeof nachrichtLoeschen>(nurSelbst);
