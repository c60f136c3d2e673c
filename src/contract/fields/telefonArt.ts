import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import * as z from 'zod/mini';
import { handynummer, telefon } from './telefon.ts';

// About 145 kB of number plans: for the server and for chunks that are loaded on demand only.

/** Phone number of any kind in the E.164 form of its country's plan. */
export const telefonGeprueft = z.pipe(
  z.pipe(telefon, z.string().check(z.overwrite(nachPlan))),
  telefon,
);

/** Phone number with mobile obligation whose plan says that it is a mobile number (`specification §5`). */
export const handynummerGeprueft = z.pipe(
  z.pipe(handynummer, z.string().check(z.overwrite(nachPlan))),
  handynummer.check(z.refine(istMobil, 'Bitte geben Sie eine Handynummer ein.')),
);

/** The plan also knows which leading zero is not dialled from abroad. */
function nachPlan(nummer: string): string {
  return parsePhoneNumberFromString(nummer)?.number ?? nummer;
}

/** Country of a number in its plan, as two letters; null for satellites and what is no number. */
export function landDer(nummer: string): string | null {
  return parsePhoneNumberFromString(nummer)?.country ?? null;
}

/** North America does not tell mobile from fixed line. */
function istMobil(nummer: string): boolean {
  const art = parsePhoneNumberFromString(nummer)?.getType();
  return art === 'MOBILE' || art === 'FIXED_LINE_OR_MOBILE';
}
