/** One per row when there are more than 4 options or a label is longer than 30 characters (`specification §5`). */
export function onePerRow(options: readonly { label: string }[]): boolean {
  return options.length > 4 || options.some(({ label }) => label.length > 30);
}
