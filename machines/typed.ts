/** Type-only value for `setup({ types })`; the engine never reads it. */
export function typed<T>(): T {
  return {} as T;
}
