import { vorschub } from './advances.ts';

export type Schnitt = keyof typeof vorschub;

/** Width of a text in pixels at a font size; what the font does not know counts as its widest letter. */
export function breite(text: string, groesse: number, schnitt: Schnitt = 'normal'): number {
  const tausendstel = Array.from(text, (zeichen) => tafeln[schnitt].get(zeichen) ?? 1000);
  return Math.ceil((tausendstel.reduce((sum, weite) => sum + weite, 0) * groesse) / 1000);
}

/** A text in lines of at most `max` pixels; a longer word stands alone. */
export function umbrochen(text: string, groesse: number, max: number, schnitt?: Schnitt): string[] {
  const zeilen: string[] = [];
  for (const wort of text.split(' ').filter(Boolean)) {
    const letzte = zeilen.at(-1);
    const laenger = letzte === undefined ? wort : `${letzte} ${wort}`;
    if (letzte !== undefined && breite(laenger, groesse, schnitt) <= max)
      zeilen[zeilen.length - 1] = laenger;
    else zeilen.push(wort);
  }
  return zeilen;
}

const tafeln = { normal: tafel('normal'), fett: tafel('fett') } as const;

function tafel(schnitt: Schnitt): ReadonlyMap<string, number> {
  return new Map(
    vorschub[schnitt].flatMap(([weite, zeichen]) =>
      Array.from(zeichen, (einzeln) => [einzeln, weite] as const),
    ),
  );
}
