import type { Widerspruch } from '#machines/antrag/regel.ts';

/** Postcodes that were looked up and that nobody has; they stay so for as long as the page is open. */
const nirgends = new Set<string>();

export function merkeUnbekannt(postleitzahl: string): void {
  nirgends.add(postleitzahl);
}

/** Over once it is known which places her postcode has, or that nobody says. */
export const ortssuche: { jetzt: Promise<unknown> } = { jetzt: Promise.resolve() };

/** What is wrong with an address whose postcode is known to be none; the server says it of those nobody looked up. */
export function unbekanntePlz(antwort: unknown): Widerspruch[] {
  if (typeof antwort !== 'object' || antwort === null) return [];
  const plz: unknown = Reflect.get(antwort, 'plz');
  return typeof plz === 'string' && nirgends.has(plz.trim()) ? [{ feld: 'plz', text }] : [];
}

const text = 'Diese Postleitzahl kennen wir nicht. Bitte prüfen Sie sie.';
