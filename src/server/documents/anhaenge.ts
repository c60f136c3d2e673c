import type { MarkenSchluessel } from '#contract/entities/marke.ts';
import type { Database } from '../database/open.ts';
import type { Anhang } from '../outbox/ports.ts';
import { dokumente } from '../repositories/dokumente.ts';
import type { Dokumentmarke } from './marke.ts';
import { dateinameVon, titelVon } from './pdf/druckname.ts';
import { alsPdf, type Schriften } from './pdf/pdf.ts';

interface Anhangdienste {
  database: Database;
  marken: Readonly<Record<MarkenSchluessel, Dokumentmarke>>;
  schriften: Schriften;
}

/** Documents as a mail carries them: one file, or none where one of them is gone, for half a set says something else. */
export function anhangVon({ database, marken, schriften }: Anhangdienste) {
  return async (ids: readonly string[]): Promise<Anhang[]> => {
    const inhalte = await dokumente(database).mit(ids);
    const [erstes] = inhalte;
    if (!erstes || inhalte.length < ids.length) return [];
    const titel = titelVon(inhalte);
    const inhalt = await alsPdf({ inhalte, marke: marken[erstes.marke], schriften, titel });
    return [{ name: dateinameVon(titel), inhalt }];
  };
}
