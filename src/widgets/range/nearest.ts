/** Where the value stands among ascending options, or the nearest to it; the lower one in the middle. */
export function nearestIndex(options: readonly { value: number }[], value: number): number {
  let best = 0;
  for (const [index, option] of options.entries()) {
    const gap = Math.abs(option.value - value);
    if (gap < Math.abs((options[best]?.value ?? option.value) - value)) best = index;
  }
  return best;
}

/** A German number with or without unit, `250.000 EUR` or `1,5 Mio.`; undefined when it is none. */
export function typedNumber(text: string): number | undefined {
  // Spaces go first: a pattern that may pass them in several places tries all of them on a long pasted text.
  const [, digits, million] =
    /^(\d+(?:\.+\d+)*(?:,\d+)?)(mio|million|millionen)?[\p{L}%€²³.]*$/iu.exec(
      text.replaceAll(/\s/gu, ''),
    ) ?? [];
  if (digits === undefined) return undefined;
  const number = Number(digits.replaceAll('.', '').replace(',', '.'));
  return million === undefined ? number : number * 1_000_000;
}
