import type { bauarten } from '../produkte/gebaeude.ts';

/** Construction of a building. */
export const bauart = {
  MASSIV: 'Massiv',
  HOLZ_FACHWERK: 'Holz oder Fachwerk',
  WEICHE_DACHUNG: 'Weiche Dachung',
} as const satisfies Record<(typeof bauarten)[number], string>;

/** The same as a sentence, what counts between stars. */
export const bauartsatz = {
  MASSIV: 'Das Gebäude ist *massiv gebaut*, aus Stein oder Beton.',
  HOLZ_FACHWERK: 'Das Gebäude ist aus *Holz oder Fachwerk*.',
  WEICHE_DACHUNG: 'Das Dach ist aus *Reet, Stroh oder Holzschindeln*.',
} as const satisfies Record<(typeof bauarten)[number], string>;

/** Cover against what nature does, as customers read it. */
export const elementarschaeden = 'Elementarschäden';
