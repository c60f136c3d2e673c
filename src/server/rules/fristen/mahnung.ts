import { fristen } from '#contract/zahlen.ts';
import { monatePlus, spaeter, tagePlus } from '#contract/tag.ts';
import { naechsterWerktag } from '#contract/werktage.ts';

const postlaufTage = 3;

/** From this day on the insurer may step back for an unpaid first premium: STORNIERT (VVG § 37, `domain/vertrag.md §11`). */
function ruecktrittAb(faelligAm: string): string {
  return tagePlus(faelligAm, 30);
}

/** Day on which a later premium that was not collected is reminded of: `mahnung` becomes true. */
export function mahnungAm(faelligAm: string): string {
  return tagePlus(faelligAm, 10);
}

/** Last day to pay: two weeks and three days for the post, moved to a working day (VVG § 38 (1)). */
export function zahlungsfristEnde(gesendetAm: string): string {
  return naechsterWerktag(tagePlus(gesendetAm, fristen.mahnungTage + postlaufTage));
}

/** Last day to pay that a reminder names; nobody steps back from a contract before his 30 days. */
export function letzterZahltag(
  { art, faelligAm }: { art: 'ERSTBEITRAG' | 'FOLGEBEITRAG'; faelligAm: string },
  gesendetAm: string,
): string {
  const frist = zahlungsfristEnde(gesendetAm);
  return art === 'FOLGEBEITRAG' ? frist : spaeter(frist, tagePlus(ruecktrittAb(faelligAm), -1));
}

/** Last day on which a payment brings a cancelled contract back (VVG § 38 (3)). */
export function wiederauflebenBis(gekuendigtAm: string): string {
  return monatePlus(gekuendigtAm, 1);
}
