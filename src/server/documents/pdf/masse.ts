/** A4 in points. */
export const seite = { breite: 595.28, hoehe: 841.89 } as const;

export const rand = { top: 66, right: 68, bottom: 82, left: 68 } as const;

export const textbreite = seite.breite - rand.left - rand.right;

export const groesse = { titel: 24, ueberschrift: 13.5, text: 10.5, fuss: 8 } as const;

/** Between the lines of running text. */
export const durchschuss = 3.3;

/** Lowest line of text on a page. */
export const unten = seite.hoehe - rand.bottom;
