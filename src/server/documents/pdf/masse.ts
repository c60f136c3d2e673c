/** A4 in points. */
export const seite = { breite: 595.28, hoehe: 841.89 } as const;

export const rand = { top: 66, right: 60, bottom: 82, left: 60 } as const;

export const textbreite = seite.breite - rand.left - rand.right;

export const groesse = { titel: 24, ueberschrift: 13.5, text: 10.5, fuss: 8 } as const;

/** Where and how large a part of a document is set, in points. */
export interface Satzmass {
  readonly links: number;
  readonly breite: number;
  readonly text: number;
  readonly ueberschrift: number;
  /** Between the lines of running text. */
  readonly durchschuss: number;
  /** Room for a heading with what follows, so that it never stands alone at the foot of a page. */
  readonly zusammen: number;
}

/** Most documents. */
export const brief: Satzmass = {
  links: rand.left,
  breite: textbreite,
  text: groesse.text,
  ueberschrift: groesse.ueberschrift,
  durchschuss: 3.3,
  zusammen: 92,
};

/** The information sheet: two pages, letters without ascenders 1.2 mm high at least (EU 2017/1469 Art. 4 (1)). */
export const blatt: Satzmass = {
  ...brief,
  text: 8.8,
  ueberschrift: 11,
  durchschuss: 1.5,
  zusammen: 52,
};

/** One of its two columns, the left one first. */
export function spalte(nummer: 0 | 1): Satzmass {
  const breite = (textbreite - zwischenraum) / 2;
  return { ...blatt, breite, links: rand.left + nummer * (breite + zwischenraum) };
}

const zwischenraum = 20;

/** Lowest line of text on a page. */
export const unten = seite.hoehe - rand.bottom;
