import { ohneLeerzeichen } from './leerzeichen.ts';

/** An account as her contracts show it: country and last four, stars between, with or without spaces (`domain/konto.md §1`). */
export function istMaskierteIban(text: string): boolean {
  return /^[A-Z]{2}\*{9,28}[A-Z\d]{4}$/.test(ohneLeerzeichen(text));
}
