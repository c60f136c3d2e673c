/** First letters of the first and the last word that begin with a capital: "Maklerbüro Westfalen GmbH" is MW. */
export function initialen(name: string): string {
  const worte = name
    .split(/\s+/)
    .filter((wort) => /^\p{Lu}/u.test(wort) && !rechtsformen.has(wort));
  const buchstaben = [worte[0], worte.length > 1 ? worte.at(-1) : undefined];
  return buchstaben.map((wort) => wort?.charAt(0) ?? '').join('');
}

const rechtsformen: ReadonlySet<string> = new Set([
  'GmbH',
  'AG',
  'KG',
  'OHG',
  'UG',
  'SE',
  'GbR',
  'K.',
]);
