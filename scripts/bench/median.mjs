/** The middle of some measurements; 0 where there is none. @param {number[]} values */
export function median(values) {
  return share(values, 0.5);
}

/** The measurement that this share of all does not exceed. @param {number[]} values @param {number} part */
export function share(values, part) {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
}
