type Werte = Readonly<Record<string, unknown>>;

/** What an answer says to a field; "risikofragen.R01" stands in a part of it. */
export function wertZu(antwort: object, name: string): unknown {
  let teil: unknown = antwort;
  for (const stelle of name.split('.')) teil = (Object(teil) as Werte)[stelle];
  return teil;
}

/** Says the same in an answer that is being put together. */
export function setzeWert(antwort: Record<string, unknown>, name: string, wert: unknown): void {
  const [teil = name, feld] = name.split('.');
  antwort[teil] = feld ? { ...(antwort[teil] as Werte), [feld]: wert } : wert;
}
