import { ganzeEuro } from '../../fields/formatBetrag.ts';
import { sachinhalt } from '../sachinhalt.ts';

const { bis } = sachinhalt.summe;

/** What the first page of its applications names; written down by the build as `aushang` is. */
export const ersteGrenzen = { summe: { online: bis, gelesen: ganzeEuro(bis) } } as const;
