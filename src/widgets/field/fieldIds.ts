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

/** What an input says about its hint and error; spread onto the input. */
export function fieldState(name: string, error: string | undefined, hint: string | undefined) {
  const describedBy = [
    ...(hint === undefined ? [] : [hintId(name)]),
    ...(error === undefined ? [] : [errorId(name)]),
  ].join(' ');
  return {
    ...(error === undefined ? {} : { 'aria-invalid': true as const }),
    ...(describedBy === '' ? {} : { 'aria-describedby': describedBy }),
  };
}
