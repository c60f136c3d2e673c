import { naechsterTermin, type Stichtag } from './einzugstermine.ts';
import { kalendertag, tagePlus, tageZwischen, teile } from '#contract/tag.ts';

/** Next Hauptfälligkeit after that day, which itself counts as passed (`domain/beispiele.md §3` 64, 65). */
export function naechsteHauptfaelligkeit(stichtag: Stichtag, nach: string): string {
  return naechsterTermin(stichtag, 12, tagePlus(nach, 1));
}

/** Days left until the Hauptfälligkeit and days of that insurance year; none left on the day itself. */
export function restDesVersicherungsjahres(
  stichtag: Stichtag,
  ab: string,
): { tage: number; jahr: number } {
  const ende = naechsterTermin(stichtag, 12, ab);
  const beginn = kalendertag(teile(ende).jahr - 1, stichtag.monat, stichtag.tag);
  return { tage: tageZwischen(ab, ende), jahr: tageZwischen(beginn, ende) };
}
