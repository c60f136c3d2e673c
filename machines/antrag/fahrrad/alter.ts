import { fahrrad } from '#contract/produkte/fahrrad.ts';
import { reparaturAlter } from '#contract/produkte/leistungen/fahrrad.ts';
import { aufKarte } from '#contract/produkte/leistungen/leistung.ts';
import { monatePlus } from '#contract/tag.ts';
import type { FahrradAntworten } from './answers.ts';

/** Why repairs are not insured. */
export const zuAltFuerReparatur = aufKarte(
  reparaturAlter,
  reparaturAlter.absage.RAD_ZU_ALT_FUER_REPARATUR,
);

/** Repairs are insured for some months after the purchase (days as yyyy-MM-dd). */
export function istZuAltFuerReparatur(kaufdatum: string | undefined, heute: string | undefined) {
  if (kaufdatum === undefined || heute === undefined) return false;
  // She is typing it.
  if (!/^\d{4}-\d{2}-\d{2}$/.test(kaufdatum)) return false;
  return monatePlus(kaufdatum, fahrrad.grenzen.reparaturMonate) < heute;
}

/** Hers is too old: by the day she named, and before that by what she said at the price. */
export function istIhresZuAlt({ rad, angebot }: FahrradAntworten, heute: string): boolean {
  return rad ? istZuAltFuerReparatur(rad.kaufdatum, heute) : angebot?.annahmen?.aelter === true;
}
