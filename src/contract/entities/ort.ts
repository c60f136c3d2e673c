import * as z from 'zod/mini';

/** Federal state, as ISO 3166-2:DE abbreviates it. */
export const bundesland = z.enum([
  'BW',
  'BY',
  'BE',
  'BB',
  'HB',
  'HH',
  'HE',
  'MV',
  'NI',
  'NW',
  'RP',
  'SL',
  'SN',
  'ST',
  'SH',
  'TH',
]);
export type Bundesland = z.infer<typeof bundesland>;

/** Zones of an address that decide about cover against the elements (`domain/daten.md §2`). */
export const naturgefahren = z.object({
  gk: z.enum(['GK1', 'GK2', 'GK3', 'GK4']),
  sgk: z.enum(['SGK1', 'SGK2', 'SGK3']),
  elementarEinschliessbar: z.boolean(),
});
