import { fristen } from '#contract/zahlen.ts';
import type { Hinderung } from '#contract/entities/aenderung.ts';
import type { Zahlweise } from '#contract/entities/zahlweise.ts';
import { ablehnung } from '../ablehnung.ts';
import { naechsterEinzug, type Stichtag } from '../einzugstermine.ts';
import { naechsteHauptfaelligkeit } from '../hauptfaelligkeit.ts';
import { spaeter, tagePlus } from '#contract/tag.ts';
import { ersterOffenerTermin, type Kuendbarkeit } from './kuendigung.ts';

/** Days on which a change may take effect, both ends included; equal ends are one fixed day. */
export interface Zeitraum {
  von: string;
  bis: string;
  /** The day a form offers first. */
  standard: string;
}

/** What the rules must know of a contract; days are `yyyy-MM-dd`. */
export interface WirksamkeitsLage {
  heute: string;
  vertragsBeginn: string;
  stichtag: Stichtag | null;
  zahlweise: Zahlweise;
  kuendbarkeit: Kuendbarkeit;
}

/** Revenue before and after, in cents. */
export interface Umsatzaenderung {
  umsatzAlt: number;
  umsatzNeu: number;
}

type Regel = (lage: WirksamkeitsLage) => Zeitraum | null;

/** Effective dates E1–E6; null where no day is allowed (`domain/vertrag.md §4`). */
export const wirksamkeit = {
  /** Cover becomes wider. */
  E1: ({ heute, vertragsBeginn }) => abTag(heute, vertragsBeginn, 1, 365),
  /** Cover becomes narrower: as if that part were cancelled. */
  E2: einschraenken,
  /** Another payment period. */
  E3: einzug,
  /** A cover with a waiting time. */
  E4: ({ heute, vertragsBeginn }) => abTag(heute, vertragsBeginn, fristen.elementarTage, 365),
  /** Moving day. */
  E5: ({ heute, vertragsBeginn }) => umzugstage(heute, vertragsBeginn),
  /** Change after an event of life; the event itself may lie in the past. */
  E6: ({ heute, vertragsBeginn }) => abTag(heute, vertragsBeginn, 1, 183),
} as const satisfies Record<string, Regel>;

/** E5, also for whoever moves without a contract. */
export function umzugstage(heute: string, vertragsBeginn = heute): Zeitraum {
  return abTag(heute, vertragsBeginn, 0, fristen.umzugTage);
}

/** E7: revenue changes with the next Hauptfälligkeit, tomorrow when it grows by more than half. */
export function umsatzWirksamkeit(
  { heute, vertragsBeginn, stichtag }: WirksamkeitsLage,
  { umsatzAlt, umsatzNeu }: Umsatzaenderung,
): Zeitraum | null {
  if (umsatzNeu > sprungUeber(umsatzAlt))
    return festerTag(spaeter(tagePlus(heute, 1), vertragsBeginn));
  return stichtag && festerTag(naechsteHauptfaelligkeit(stichtag, spaeter(heute, vertragsBeginn)));
}

/** A revenue above it has leapt: more than half of what it was has come, cents. */
export function sprungUeber(umsatz: number): number {
  return Math.floor((umsatz * 3) / 2);
}

/** G6: the sentence why that day cannot be, or null when it can (`domain/vertrag.md §3`). */
export function datumHinderung(zeitraum: Zeitraum | null, datum: string): Hinderung | null {
  if (!zeitraum) return ablehnung.keinDatum;
  if (datum >= zeitraum.von && datum <= zeitraum.bis) return null;
  return zeitraum.von === zeitraum.bis
    ? ablehnung.festesDatum(zeitraum.von)
    : ablehnung.datumZwischen(zeitraum.von, zeitraum.bis);
}

/** A contract that has not begun changes on its first day at the earliest. */
function abTag(heute: string, vertragsBeginn: string, von: number, bis: number): Zeitraum {
  const erster = spaeter(tagePlus(heute, von), vertragsBeginn);
  return { von: erster, bis: spaeter(tagePlus(heute, bis), erster), standard: erster };
}

function festerTag(tag: string): Zeitraum {
  return { von: tag, bis: tag, standard: tag };
}

function einschraenken(lage: WirksamkeitsLage): Zeitraum | null {
  const { heute, vertragsBeginn, stichtag, kuendbarkeit } = lage;
  if (kuendbarkeit.kuendbar === 'TAEGLICH') return wirksamkeit.E1(lage);
  if (kuendbarkeit.kuendbar === 'NEIN' || !stichtag) return null;
  const { termin } = ersterOffenerTermin({ heute, vertragsBeginn, stichtag, ...kuendbarkeit });
  // The narrower cover begins where a cancelled contract would have ended.
  return festerTag(tagePlus(termin.letzterTag, 1));
}

function einzug({ heute, vertragsBeginn, zahlweise, stichtag }: WirksamkeitsLage): Zeitraum | null {
  if (!stichtag || zahlweise === 'EINMALIG') return null;
  return festerTag(naechsterEinzug({ heute, zahlweise, stichtag, vertragsBeginn }));
}
