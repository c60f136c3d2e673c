import type { Vertrag, Vertragsstatus } from '#contract/entities/vertrag.ts';
import { istAktiv } from '#contract/entities/vertrag.ts';
import { bezahlteRate, stichtagVon, zahlungsbeginn, type Ratenlage } from './beendigung/bezahlt.ts';
import { naechsterTermin } from './einzugstermine.ts';
import { erstattung } from './fristen/erstattung.ts';
import { statusAm, vertragsende } from './status.ts';
import { ratenProJahr } from './zahlweise.ts';

/** A contract on a day, with what waits for its day. */
export interface Zahlungslage extends Ratenlage {
  heute: string;
  status: Vertragsstatus;
  beendigungsdatum: string | null;
  vormerkungen: readonly { wirksamkeitsdatum: string; versicherungsPraemie: number | null }[];
}

/**
 * The instalment that is due next, today's among them: its day and cents. Null where none will be: ended, ending before
 * it, paid in one sum already, or without a premium we know. The first one is due when the contract begins, and one
 * beyond the last day of cover is cut. What is open, and shares of changes between two instalments, are no part of it.
 */
export function naechsteZahlung(lage: Zahlungslage): Vertrag['naechsteZahlung'] {
  const { heute } = lage;
  const vertragsstatus = statusAm(lage, heute);
  if (!istAktiv({ vertragsstatus })) return null;
  const tag = naechsterTag(lage);
  const rate = tag === null ? null : bezahlteRate(lage, tag);
  const ende = vertragsende(lage);
  if (tag === null || rate === null || (ende !== null && tag > ende)) return null;
  const ganz = { ...rate, rate: vorgemerkteRate(lage, tag) ?? rate.rate };
  const betrag = ganz.rate - (ende === null ? 0 : erstattung(ganz, ende));
  return { tag, betrag };
}

function naechsterTag(lage: Zahlungslage): string | null {
  const { heute, zahlweise } = lage;
  const beginn = zahlungsbeginn(lage);
  if (beginn >= heute) return beginn;
  const stichtag = stichtagVon(lage);
  if (zahlweise === 'EINMALIG' || stichtag === null) return null;
  return naechsterTermin(stichtag, 12 / ratenProJahr(zahlweise), heute);
}

/** What a pending change makes of it, the last one by then; null where none does. */
function vorgemerkteRate({ vormerkungen }: Zahlungslage, tag: string): number | null {
  const bisDahin = vormerkungen
    .filter((eine) => eine.versicherungsPraemie !== null && eine.wirksamkeitsdatum <= tag)
    .toSorted((a, b) => a.wirksamkeitsdatum.localeCompare(b.wirksamkeitsdatum));
  return bisDahin.at(-1)?.versicherungsPraemie ?? null;
}
