import { fahrradtyp } from '../../begriffe/fahrrad.ts';
import { ganzeEuro } from '../../fields/formatBetrag.ts';
import { fahrrad } from '../fahrrad.ts';

const { typen, kaufpreis } = fahrrad.grenzen;

/** What the first page of its application names; written down by the build as `aushang` is. */
export const ersteGrenzen = {
  typen,
  worte: fahrradtyp,
  kaufpreis: { online: kaufpreis.online, gelesen: ganzeEuro(kaufpreis.online) },
} as const;
