/** An answer as a draft holds it, read by no shape. */
export type Roh = Readonly<Record<string, unknown>>;

/** A step of which something was answered. */
export function nurGegebenes(schritt: string, antwort: Roh): Roh {
  const gegeben = Object.entries(antwort).filter(([, wert]) => wert !== undefined);
  return gegeben.length === 0 ? {} : { [schritt]: Object.fromEntries(gegeben) };
}

/** Its fields; none where there is no answer. */
export function alsRoh(antwort: unknown): Roh {
  return typeof antwort === 'object' && antwort !== null ? { ...antwort } : {};
}
