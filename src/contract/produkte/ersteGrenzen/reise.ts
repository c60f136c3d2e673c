import { personenkreis, reiseart, reisezielKurz } from '../../begriffe/reise.ts';
import { ganzeEuro } from '../../fields/formatBetrag.ts';
import { reise } from '../reise.ts';

const { arten, ziele, personenkreise, tage } = reise.grenzen;
const kreise = Object.keys(personenkreise) as (keyof typeof personenkreise)[];

/** What the first page of its application names; written down by the build as `aushang` is. */
export const ersteGrenzen = {
  arten,
  artworte: reiseart,
  kreise,
  kreisworte: personenkreis,
  ziele,
  zielworte: reisezielKurz,
  hoechsterPreis: { cent: reise.summe.bis, gelesen: ganzeEuro(reise.summe.bis) },
  tage: tage.einzeln,
  dauersatz: `Eine einzelne Reise versichern wir bis zu ${tage.einzeln}\u00A0Tage lang.`,
} as const;
