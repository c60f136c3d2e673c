import type { Feldfehler } from '../http/answers.ts';
import { orteZu } from '../reference/orte.ts';

/** The field that names a postcode nobody has, and what to do about it: nothing is priced or insured there. */
export function plzFehler(plz: string, feld: string): Feldfehler[] {
  const text = 'Diese Postleitzahl kennen wir nicht. Bitte prüfen Sie sie.';
  return orteZu(plz).length > 0 ? [] : [{ feld, text }];
}
