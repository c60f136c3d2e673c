import * as z from 'zod/mini';
import { fehlerListe } from './feldfehler.ts';
import { laendercodes } from './laendercodes.ts';
import { landname } from './landname.ts';

const texte = { AUSWAHL: 'Wählen Sie ein Land aus der Liste.' };

/** Every error of the field. */
export const fehler = fehlerListe(texte);

/** Country as its ISO 3166-1 code of two letters. */
export const land = z.enum(laendercodes, texte.AUSWAHL);
export type Land = z.infer<typeof land>;

/** All countries with their German names, Germany first, then by alphabet (`domain/daten.md §1`). */
export function laender(): { value: Land; label: string }[] {
  const { compare } = new Intl.Collator('de');
  return laendercodes
    .map((value) => ({ value, label: landname(value) }))
    .toSorted((a, b) => rang(a.value) - rang(b.value) || compare(a.label, b.label));
}

function rang(code: Land): number {
  return code === 'DE' ? 0 : 1;
}
