import type { Vertrag, Vertragsstatus } from '#contract/entities/vertrag.ts';
import { mahnungAm, wiederauflebenBis } from './fristen/mahnung.ts';
import { spaeter, tagePlus } from '#contract/tag.ts';

/** An instalment that nobody has paid yet, in cents. */
interface Offen {
  betrag: number;
  faelligAm: string;
  /** Last day to pay that the reminder names. */
  fristBis: string | null;
  /** Day the contract was ended for it. */
  beendetAm: string | null;
}

/** All that is owed on a day, since when, and until when it can be paid (`domain/vertrag.md §11`). */
export function rueckstandAm(
  offene: readonly Offen[],
  status: Vertragsstatus,
  heute: string,
): Vertrag['rueckstand'] {
  const faellige = offene
    .filter((eine) => eine.faelligAm <= heute && zaehlt(eine, status, heute))
    .toSorted((a, b) => a.faelligAm.localeCompare(b.faelligAm));
  const [aelteste] = faellige;
  if (!aelteste) return null;
  return {
    betrag: faellige.reduce((summe, { betrag }) => summe + betrag, 0),
    faelligAm: aelteste.faelligAm,
    zahlbarBis: zahlbarBis(aelteste, heute),
  };
}

/** What a contract was ended for counts as long as paying it brings the contract back. */
function zaehlt({ beendetAm }: Offen, status: Vertragsstatus, heute: string): boolean {
  // Undone: what was owed is settled with what was paid back.
  if (status === 'STORNIERT') return false;
  if (beendetAm === null) return true;
  return status === 'AUFGEHOBEN' && heute <= wiederauflebenBis(beendetAm);
}

/** Before a reminder: until the day before it is sent, and never a day gone by. */
function zahlbarBis({ faelligAm, fristBis, beendetAm }: Offen, heute: string): string {
  if (beendetAm !== null) return wiederauflebenBis(beendetAm);
  return fristBis ?? spaeter(heute, tagePlus(mahnungAm(faelligAm), -1));
}
