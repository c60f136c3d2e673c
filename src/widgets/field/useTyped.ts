import { useState } from 'react';

/**
 * Text of a field that stores something else than it shows: what was typed stays as long as it
 * means the value, otherwise the value came from elsewhere and is shown.
 */
export function useTyped(
  value: string,
  read: (typed: string) => string,
  show: (value: string) => string,
) {
  const [typed, setTyped] = useState(() => show(value));
  return [read(typed) === value ? typed : show(value), setTyped] as const;
}
