/**
 * What stands in the field after leaving it: `007` is 7, `1.200` is 1200, a negative value below
 * the minimum is cleared (`specification §5`); what is no whole number stays as it was typed.
 */
export function numberOnLeave(text: string, min = 0): string {
  const value = wholeNumber(text);
  if (value === null) return text;
  return value < 0 && value < min ? '' : String(value);
}

/** The number one step up or down, from the bound where nothing stands yet. */
export function step(text: string, by: 1 | -1, { min = 0, max = Infinity }: Bounds): string {
  const value = wholeNumber(text);
  if (value === null) return String(min);
  return String(Math.min(max, Math.max(min, value + by)));
}

/** Both included; `min` is 0 where nothing is said. */
export interface Bounds {
  min?: number | undefined;
  max?: number | undefined;
}

function wholeNumber(text: string): number | null {
  const bare = text.replaceAll(/\s/g, '').replace('−', '-');
  const digits = grouped.test(bare) ? bare.replaceAll('.', '') : bare;
  // Never -0, which nobody means.
  return /^-?\d{1,12}$/.test(digits) ? Number(digits) + 0 : null;
}

const grouped = /^-?\d{1,3}(?:\.\d{3})+$/;
