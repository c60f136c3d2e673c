import type { Gewerbehinderung } from '../fields/gewerbehinderung.ts';

/** What is said at once of a trade that a product cannot be had for online (`domain/verkauf.md §4`). */
export const gewerbeabsagen = {
  GEWERBE: 'Diese Tätigkeit versichern wir nicht online. Wir prüfen Ihre Anfrage gern persönlich.',
  GEWERBE_PRUEFUNG:
    'Diese Tätigkeit sehen wir uns persönlich an. Sie bekommen keinen Beitrag sofort, sondern eine Antwort von uns.',
  PFLICHTVERSICHERUNG:
    'Für diese Tätigkeit schreibt das Gesetz eine eigene Versicherung vor. Wir prüfen Ihre Anfrage persönlich.',
} as const satisfies Record<Gewerbehinderung, string>;
