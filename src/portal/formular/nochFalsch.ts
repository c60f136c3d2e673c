/**
 * Errors that still stand: those that were shown and that the present values still have, in the words
 * that hold now. What was never shown waits until the form is sent.
 */
export function nochFalsch(
  gezeigt: Readonly<Record<string, unknown>>,
  jetzt: () => Readonly<Record<string, string>>,
): Readonly<Record<string, string>> {
  if (Object.keys(gezeigt).length === 0) return {};
  return Object.fromEntries(Object.entries(jetzt()).filter(([name]) => name in gezeigt));
}
