import type { kfz } from '../produkte/kfz.ts';

/** Kinds of motor vehicles (`domain/antrag.md §6.11`). */
export const fahrzeugart = {
  PKW: 'Pkw',
  MOTORRAD: 'Motorrad',
} as const satisfies Record<(typeof kfz.grenzen.fahrzeugarten)[number], string>;
