import * as z from 'zod/mini';

/** Why a change is refused (`domain/vertrag.md §3` G1–G10 and the refusals of §6). */
export const ablehnungsCode = z.enum([
  'STATUS',
  'NICHT_BEGONNEN',
  'VORGEMERKT',
  'NICHT_VORGEMERKT',
  'MAHNUNG',
  'UNVERAENDERT',
  'DATUM',
  'NICHT_AENDERBAR',
  'PREIS_GEAENDERT',
  'MANUELL',
  'KURZ_VOR_ENDE',
  'BANKVERBINDUNG_FEHLT',
  'RATE_ZU_NIEDRIG',
  'SCHADEN_OFFEN',
  'OPTION_NICHT_MOEGLICH',
]);
