import { inhaltseinstieg } from '../sachinhalt/inhaltseinstieg.ts';

/** The first screen; apart from the others, because it comes before them. */
export const einstieg = inhaltseinstieg({
  titel: 'Was kostet Ihr Schutz gegen einzelne Gefahren?',
  aushang: 'sachinhalt-mehrgefahren',
});
