import { ganzeEuro } from '../../fields/formatBetrag.ts';
import { vermoegensschadenhaftpflicht } from '../vermoegensschadenhaftpflicht.ts';

const { online } = vermoegensschadenhaftpflicht.grenzen.jahresumsatz;

/** What the first page of its application names; written down by the build as `aushang` is. */
export const ersteGrenzen = { jahresumsatz: { online, gelesen: ganzeEuro(online) } } as const;
