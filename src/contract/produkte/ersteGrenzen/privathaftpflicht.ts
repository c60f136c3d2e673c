import { familienstand } from '../../begriffe/familie.ts';
import { privathaftpflicht } from '../privathaftpflicht.ts';

const { familienstaende, alter } = privathaftpflicht.grenzen;

/** What the first page of its application names; written down by the build as `aushang` is. */
export const ersteGrenzen = {
  familienstaende,
  worte: familienstand,
  jung: `${alter.jungBis}\u00A0Jahre`,
} as const;
