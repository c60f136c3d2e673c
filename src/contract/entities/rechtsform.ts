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

/** How they are read, in the order of the select. */
export const rechtsformName = {
  EINZELUNTERNEHMEN: 'Einzelunternehmen',
  FREIBERUFLER: 'Freiberufler:in',
  EK: 'eingetragener Kaufmann / eingetragene Kauffrau (e.\u00A0K.)',
  GBR: 'GbR',
  OHG: 'OHG',
  KG: 'KG',
  PARTG: 'Partnerschaftsgesellschaft',
  PARTG_MBB: 'Partnerschaftsgesellschaft mbB',
  GMBH: 'GmbH',
  UG: 'UG (haftungsbeschränkt)',
  AG: 'AG',
  GMBH_CO_KG: 'GmbH & Co. KG',
  EG: 'eG',
  EV: 'e.\u00A0V.',
  STIFTUNG: 'Stiftung',
  KOERPERSCHAFT: 'Körperschaft des öffentlichen Rechts',
} as const satisfies Record<RechtsformSchluessel, string>;
