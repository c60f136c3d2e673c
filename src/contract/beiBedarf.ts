/**
 * Made when it is first asked for. A formatter of `Intl` reads the tables of a language, 15 ms on a phone, and a page
 * that formats nothing yet need not wait for it.
 */
export function beiBedarf<Ding>(machen: () => Ding): () => Ding {
  let gemacht: Ding | undefined;
  return () => (gemacht ??= machen());
}
