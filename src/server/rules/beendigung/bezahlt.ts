import type { Zahlweise } from '#contract/entities/zahlweise.ts';
import type { BezahlteRate } from '../fristen/erstattung.ts';
import { zahlungsabschnitt, type Stichtag } from '../einzugstermine.ts';
import { anteil } from '../geld.ts';
import { spaeter, tagePlus, tageZwischen } from '#contract/tag.ts';
import { beitragBei } from '../zahlweise.ts';

/** What the instalments of a contract are known from. */
export interface Ratenlage {
  zahlweise: Zahlweise;
  beitragsKomponenten: Parameters<typeof beitragBei>[0];
  vertragsBeginn: string;
  /** Day to which the start was moved; nothing is due before it (`domain/antrag.md §5.1`, block B). */
  beginnverlegung: string | null;
  ablaufdatum: string | null;
  hauptfaelligkeitTag: number | null;
  hauptfaelligkeitMonat: number | null;
}

/** The instalment that pays for that day; null before any is due and where no premium is known. */
export function bezahlteRate(lage: Ratenlage, tag: string): BezahlteRate | null {
  const { zahlweise, beitragsKomponenten: komponenten } = lage;
  const beginn = zahlungsbeginn(lage);
  if (komponenten.length === 0 || tag < beginn) return null;
  const zeitraum = zahlweise === 'EINMALIG' ? ganzeReise(lage) : abschnitt(lage, tag);
  if (!zeitraum) return null;
  const { von, bis } = zeitraum;
  const { versicherungsPraemie: rate } = beitragBei(komponenten, zahlweise);
  if (von >= beginn) return { rate, von, bis };
  // The first one pays from the begin on, not from the day on which it would have been due.
  const tage = tageZwischen(beginn, bis);
  return { rate: anteil(rate, tage, tageZwischen(von, bis)), von: beginn, bis };
}

/** From that day on the contract is paid for. */
export function zahlungsbeginn(
  lage: Pick<Ratenlage, 'vertragsBeginn' | 'beginnverlegung'>,
): string {
  return spaeter(lage.vertragsBeginn, lage.beginnverlegung ?? lage.vertragsBeginn);
}

/** Day and month on which the insurance year begins; null where there is none. */
export function stichtagVon({
  hauptfaelligkeitTag: tag,
  hauptfaelligkeitMonat: monat,
}: Pick<Ratenlage, 'hauptfaelligkeitTag' | 'hauptfaelligkeitMonat'>): Stichtag | null {
  return tag === null || monat === null ? null : { tag, monat };
}

function ganzeReise(lage: Ratenlage) {
  const { ablaufdatum } = lage;
  return ablaufdatum === null ? null : { von: zahlungsbeginn(lage), bis: tagePlus(ablaufdatum, 1) };
}

function abschnitt(lage: Ratenlage, tag: string) {
  const stichtag = stichtagVon(lage);
  return stichtag && zahlungsabschnitt(stichtag, lage.zahlweise, tag);
}
