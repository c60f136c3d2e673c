import * as z from 'zod/mini';

/** Cover types of home contents (`specification §3`, names `domain/antrag.md §6.4`). */
export const hausratDeckung = z.enum([
  'GRUNDDECKUNG',
  'GLASBRUCH',
  'ELEMENTAR',
  'FAHRRAD',
  'WOHNSCHUTZBRIEF',
  'UNBENANNTE_GEFAHREN',
]);
