import type { bauarten } from '../produkte/gebaeude.ts';

/** Construction of a building. */
export const bauart = {
  MASSIV: 'Massiv',
  HOLZ_FACHWERK: 'Holz oder Fachwerk',
  WEICHE_DACHUNG: 'Weiche Dachung',
} as const satisfies Record<(typeof bauarten)[number], string>;

/** Cover against what nature does, as customers read it. */
export const elementarschaeden = 'Elementarschäden';
