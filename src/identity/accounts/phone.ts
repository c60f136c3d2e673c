import { maskierteNummer } from '#contract/fields/maskierteNummer.ts';

/** E.164 of a number as people write it in Germany: `0152 28817386` → `+4915228817386`. */
export function phoneNumber(handynummer: string): string {
  const international = handynummer.replace(/[^\d+]/g, '').replace(/^00/, '+');
  return international.startsWith('+') ? international : international.replace(/^0?/, '+49');
}

/** Only the last three digits are readable (`domain/konto.md §1`). */
export function maskedPhone(handynummer: string): string {
  return maskierteNummer(phoneNumber(handynummer));
}
