import * as z from 'zod/mini';

/** Legal form of a firm (`domain/daten.md §6`). */
export const rechtsform = z.enum([
  'EINZELUNTERNEHMEN',
  'FREIBERUFLER',
  'EK',
  'GBR',
  'OHG',
  'KG',
  'PARTG',
  'PARTG_MBB',
  'GMBH',
  'UG',
  'AG',
  'GMBH_CO_KG',
  'EG',
  'EV',
  'STIFTUNG',
  'KOERPERSCHAFT',
]);
export type RechtsformSchluessel = z.infer<typeof rechtsform>;
