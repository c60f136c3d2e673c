/** Street and house number that were written in one: "Domstraße 5 a"; null where there is no number at the end. */
export function splitStreet(text: string): { strasse: string; hausnummer: string } | null {
  // Each beginning is looked at with each end: a long pasted text is no address.
  if (text.length > longest) return null;
  const [, strasse, hausnummer] =
    /^(.*\p{L}{3}\S*) (\d{1,5}(?: ?[a-z])?(?: ?- ?\d{1,5}(?: ?[a-z])?)?)$/iu.exec(text.trim()) ??
    [];
  return strasse === undefined || hausnummer === undefined ? null : { strasse, hausnummer };
}

/** Characters; longer than any street the form takes. */
const longest = 200;
