/** Type-only value for `setup({ types })`; the engine never reads it. */
export function typed<T>(): T {
  return {} as T;
}

/** Stub of an effect in `setup`. */
export function nichtVerdrahtet(): Promise<never> {
  throw new Error('This effect is provided by the portal.');
}
