/** Places of a postcode; none for one that is not known. */
export type FindPlaces = (plz: string, signal: AbortSignal) => Promise<readonly string[]>;

/** What is known of a postcode. */
export type Places = 'unasked' | 'searching' | 'failed' | readonly string[];

/**
 * The place that holds once the places of a postcode are known. A single one is filled in; what was
 * typed by hand stays, what came from an earlier postcode (`before`) does not.
 */
export function placeFor(
  places: readonly string[],
  current: string,
  before: readonly string[],
): string {
  if (places.includes(current)) return current;
  const [only] = places;
  const isHers = current.trim() !== '' && !before.includes(current);
  if (only !== undefined && places.length === 1) return isHers ? current : only;
  return isHers && places.length === 0 ? current : '';
}

/** A postcode that can be asked for: exactly five digits. */
export function wholePostcode(typed: string): string | null {
  const digits = typed.replaceAll(/\s/g, '');
  return /^\d{5}$/.test(digits) ? digits : null;
}
