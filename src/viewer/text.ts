/** Width of a text in pixels at a font size, on the wide side: a label may be too roomy, never too tight. */
export function breite(text: string, groesse: number): number {
  const em = Array.from(text, breiteInEm).reduce((sum, weite) => sum + weite, 0);
  return Math.ceil(em * groesse);
}

/** A text in lines of at most `max` pixels. */
export function umbrochen(text: string, groesse: number, max: number): string[] {
  const zeilen: string[] = [];
  for (const wort of text.split(' ').filter(Boolean)) {
    const letzte = zeilen.at(-1);
    const laenger = letzte === undefined ? wort : `${letzte} ${wort}`;
    if (letzte !== undefined && breite(laenger, groesse) <= max)
      zeilen[zeilen.length - 1] = laenger;
    else zeilen.push(wort);
  }
  return zeilen;
}

function breiteInEm(zeichen: string): number {
  if (/[ilj.,:;'|! ]/.test(zeichen)) return 0.32;
  if (/[frt()[\]\-„“]/.test(zeichen)) return 0.42;
  if (/[mwMW✓✗–→]/.test(zeichen)) return 0.92;
  return /[A-ZÄÖÜ]/.test(zeichen) ? 0.7 : 0.58;
}
