import type { Zahlweise } from '#contract/entities/zahlweise.ts';
import type { BezahlteRate } from '../fristen/erstattung.ts';
import { naechsterTermin, type Stichtag } from '../einzugstermine.ts';
import { kalendertag, spaeter, tagePlus, teile } from '../kalender.ts';
import { beitragBei, ratenProJahr } from '../zahlweise.ts';

/** What the instalments of a contract are known from. */
export interface Ratenlage {
  zahlweise: Zahlweise;
  beitragsKomponenten: Parameters<typeof beitragBei>[0];
  vertragsBeginn: string;
  ablaufdatum: string | null;
  hauptfaelligkeitTag: number | null;
  hauptfaelligkeitMonat: number | null;
}

/** The instalment that pays for that day; null before the contract begins and where no premium is known. */
export function bezahlteRate(lage: Ratenlage, tag: string): BezahlteRate | null {
  const { zahlweise, beitragsKomponenten: komponenten, vertragsBeginn } = lage;
  if (komponenten.length === 0 || tag < vertragsBeginn) return null;
  const zeitraum = zahlweise === 'EINMALIG' ? ganzeReise(lage) : abschnitt(lage, tag);
  if (!zeitraum) return null;
  const { versicherungsPraemie: rate } = beitragBei(komponenten, zahlweise);
  return { rate, ...zeitraum };
}

/** Day and month on which the insurance year begins; null where there is none. */
export function stichtagVon({
  hauptfaelligkeitTag: tag,
  hauptfaelligkeitMonat: monat,
}: Pick<Ratenlage, 'hauptfaelligkeitTag' | 'hauptfaelligkeitMonat'>): Stichtag | null {
  return tag === null || monat === null ? null : { tag, monat };
}

function ganzeReise({ vertragsBeginn: von, ablaufdatum }: Ratenlage) {
  return ablaufdatum === null ? null : { von, bis: tagePlus(ablaufdatum, 1) };
}

function abschnitt(lage: Ratenlage, tag: string) {
  const stichtag = stichtagVon(lage);
  if (!stichtag) return null;
  const monate = 12 / ratenProJahr(lage.zahlweise);
  const bis = naechsterTermin(stichtag, monate, tagePlus(tag, 1));
  const { jahr, monat } = teile(bis);
  const von = kalendertag(jahr, monat - monate, stichtag.tag);
  return { von: spaeter(von, lage.vertragsBeginn), bis };
}
