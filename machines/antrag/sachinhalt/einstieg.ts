import { inhaltseinstieg } from './inhaltseinstieg.ts';

/** The first screen; apart from the others, because it comes before them. */
export const einstieg = inhaltseinstieg({
  titel: 'Was kostet Ihre Inhaltsversicherung?',
  aushang: 'sachinhalt',
});
