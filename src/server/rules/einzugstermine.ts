import { fristen } from '#contract/zahlen.ts';
import type { Zahlweise } from '#contract/entities/zahlweise.ts';
import { kalendertag, spaeter, tagePlus, teile } from '#contract/tag.ts';
import { ratenProJahr } from './zahlweise.ts';

/** Day and month on which an insurance year begins. */
export interface Stichtag {
  tag: number;
  monat: number;
}

/**
 * First day on which another payment period can begin: the next instalment due date of the current one
 * that is at least 5 days away and not before the contract begins (`domain/vertrag.md §4` E3).
 */
export function naechsterEinzug(lage: {
  heute: string;
  zahlweise: Zahlweise;
  stichtag: Stichtag;
  vertragsBeginn: string;
}): string {
  const fruehestens = spaeter(tagePlus(lage.heute, fristen.einzugTage), lage.vertragsBeginn);
  return naechsterTermin(lage.stichtag, 12 / ratenProJahr(lage.zahlweise), fruehestens);
}

/**
 * Day on which the first premium is due and debited: 14 days after the policy came, and not before the
 * contract has to be paid for (VVG § 33 (1), `domain/vertrag.md §11`). Later ones are debited as their time begins.
 */
export function ersterEinzug(
  { unterlagenErhaltenAm }: { unterlagenErhaltenAm: string },
  zahlungsbeginn: string,
): string {
  return spaeter(tagePlus(unterlagenErhaltenAm, fristen.erstbeitragTage), zahlungsbeginn);
}

/** First date of the grid "stichtag, every so many months" on or after a day; clamped in short months. */
export function naechsterTermin(stichtag: Stichtag, monate: number, ab: string): string {
  const { jahr, monat } = teile(ab);
  const versatz = (((stichtag.monat - monat) % monate) + monate) % monate;
  const erster = kalendertag(jahr, monat + versatz, stichtag.tag);
  return erster >= ab ? erster : kalendertag(jahr, monat + versatz + monate, stichtag.tag);
}

/** Days that one instalment of the grid pays for: from `von` until before `bis`, that day among them. */
export function zahlungsabschnitt(
  stichtag: Stichtag,
  zahlweise: Zahlweise,
  tag: string,
): { von: string; bis: string } {
  const monate = 12 / ratenProJahr(zahlweise);
  const bis = naechsterTermin(stichtag, monate, tagePlus(tag, 1));
  const { jahr, monat } = teile(bis);
  return { von: kalendertag(jahr, monat - monate, stichtag.tag), bis };
}
