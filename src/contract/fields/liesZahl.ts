/** A whole number of at most 12 digits; null when it is none. */
export function liesZahl(text: string): number | null {
  const knapp = text.trim();
  // Never -0, which nobody means.
  return /^-?\d{1,12}$/.test(knapp) ? Number(knapp) + 0 : null;
}
