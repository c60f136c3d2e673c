/** The entry one step on in a ring in which -1 stands for the field itself. */
export function nextEntry(active: number, step: 1 | -1, count: number): number {
  return ((active + 1 + step + count + 1) % (count + 1)) - 1;
}
