import { einstieg } from '#machines/antrag/hausrat/einstieg.ts';
import type { Frageseite } from '#machines/formular/frage.ts';

/** What is advised about: the product, where its advice and its application stand, and what it asks first. */
export const beraten = {
  produkt: 'HAUSRAT',
  basis: '/vermittler/hausrat/beratung',
  antrag: '/hausrat/antrag/',
  // Typed by its own answers; here it is one page of any.
  einstieg: einstieg as unknown as Frageseite,
} as const;
