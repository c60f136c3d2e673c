/** The ids by which labels, errors and the error summary find a field. */
export function fieldId(name: string): string {
  return `field-${name}`;
}

export function errorId(name: string): string {
  return `field-${name}-error`;
}

export function hintId(name: string): string {
  return `field-${name}-hint`;
}

export function suffixId(name: string): string {
  return `field-${name}-suffix`;
}

export function limitId(name: string): string {
  return `field-${name}-limit`;
}

/** What an input says about its hint, what else describes it, and its error; spread onto the input. */
export function fieldState(
  name: string,
  error: string | undefined,
  hint: string | undefined,
  more: readonly string[] = [],
) {
  const describedBy = [
    ...(hint === undefined ? [] : [hintId(name)]),
    ...more,
    ...(error === undefined ? [] : [errorId(name)]),
  ].join(' ');
  return {
    ...(error === undefined ? {} : { 'aria-invalid': true as const }),
    ...(describedBy === '' ? {} : { 'aria-describedby': describedBy }),
  };
}
