type Werte = Readonly<Record<string, unknown>>;

/** What an answer says to a field; "risikofragen.R01" stands in a part of it. */
export function wertZu(antwort: object, name: string): unknown {
  return name.split('.').reduce<unknown>((teil, stelle) => {
    return typeof teil === 'object' && teil !== null ? Reflect.get(teil, stelle) : undefined;
  }, antwort);
}

/** Values by the names of their fields as the answer holds them. */
export function alsAntwort<Wert>(werte: Readonly<Record<string, Wert>>): Record<string, Wert> {
  const antwort: Record<string, unknown> = {};
  for (const [name, wert] of Object.entries(werte)) {
    const [teil = name, feld] = name.split('.');
    antwort[teil] = feld === undefined ? wert : { ...(antwort[teil] as Werte), [feld]: wert };
  }
  // A part of an answer is one of its values, too.
  return antwort as Record<string, Wert>;
}
