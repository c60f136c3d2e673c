import { kalendertag, tagePlus, teile, wochentag } from '#contract/tag.ts';

/** That day, or the next one that is no Saturday, Sunday or nationwide holiday (BGB § 193). */
export function naechsterWerktag(datum: string): string {
  let tag = datum;
  while (!istWerktag(tag)) tag = tagePlus(tag, 1);
  return tag;
}

/** The n-th working day after that day, which itself does not count. */
export function werktagePlus(datum: string, anzahl: number): string {
  let tag = datum;
  for (let n = 0; n < anzahl; n += 1) tag = naechsterWerktag(tagePlus(tag, 1));
  return tag;
}

function istWerktag(datum: string): boolean {
  const tag = wochentag(datum);
  return tag !== 0 && tag !== 6 && !istBundesweiterFeiertag(datum);
}

const feste = new Set(['01-01', '05-01', '10-03', '12-25', '12-26']);
/** Good Friday, Easter Monday, Ascension, Whit Monday: days after Easter Sunday. */
const nachOstern = [-2, 1, 39, 50];

function istBundesweiterFeiertag(datum: string): boolean {
  if (feste.has(datum.slice(5))) return true;
  const ostern = ostersonntag(teile(datum).jahr);
  return nachOstern.some((abstand) => tagePlus(ostern, abstand) === datum);
}

/** Easter Sunday of a Gregorian year (Butcher's rule). */
export function ostersonntag(jahr: number): string {
  const a = jahr % 19;
  const b = Math.trunc(jahr / 100);
  const c = jahr % 100;
  const schalt = Math.trunc(b / 4);
  const korrektur = Math.trunc((b - Math.trunc((b + 8) / 25) + 1) / 3);
  const h = (19 * a + b - schalt - korrektur + 15) % 30;
  const l = (32 + 2 * (b % 4) + 2 * Math.trunc(c / 4) - h - (c % 4)) % 7;
  const m = Math.trunc((a + 11 * h + 22 * l) / 451);
  const summe = h + l - 7 * m + 114;
  return kalendertag(jahr, Math.trunc(summe / 31), (summe % 31) + 1);
}
