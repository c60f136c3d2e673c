import { fristen } from '#contract/zahlen.ts';
import type { Tarifhinweis } from '#contract/endpoints/tarifieren/antwort.ts';
import { stichtagVon, zahlungsbeginn } from '../beendigung/bezahlt.ts';
import { istExistenzgruender } from '../fristen/antrag.ts';
import { naechsteHauptfaelligkeit } from '../hauptfaelligkeit.ts';
import { formatDatum, monatePlus, spaeter, tagePlus } from '#contract/tag.ts';
import { gewerbetarif } from './tafeln/gewerbe.ts';

/** Days of a contract that its price hangs on, beside the day it is asked for. */
export interface Vertragstage {
  /** Day of its conclusion. */
  antragsdatum: string;
  vertragsBeginn: string;
  /** Day to which the start was moved; nothing where it was not. */
  beginnverlegung?: string | null | undefined;
  hauptfaelligkeitTag: number | null;
  hauptfaelligkeitMonat: number | null;
}

/** First day of the contract's cover. */
export function beginnDes({ vertragsBeginn, beginnverlegung = null }: Vertragstage): string {
  return zahlungsbeginn({ vertragsBeginn, beginnverlegung });
}

/**
 * Day from which a contract costs what it costs without the founder's discount: the first Hauptfälligkeit
 * after the 24th month, and not before its first year is over (`domain/antrag.md §3`). Null where it has
 * none, or no day to end it.
 */
export function nachlassEndetAm(
  vertrag: Vertragstage,
  gruendungsdatum: string | undefined,
): string | null {
  const stichtag = stichtagVon(vertrag);
  if (gruendungsdatum === undefined || stichtag === null) return null;
  if (!istExistenzgruender(gruendungsdatum, vertrag.antragsdatum)) return null;
  const nach = spaeter(letzterTag(gruendungsdatum), beginnDes(vertrag));
  return naechsteHauptfaelligkeit(stichtag, nach);
}

/** Last day of the 24 months after the founding. */
function letzterTag(gruendungsdatum: string): string {
  return tagePlus(monatePlus(gruendungsdatum, 24), -1);
}

/**
 * We write 60 days before the discount ends: the revenue, which is asked for 90 days before, has mostly been
 * stated by then, and a month is left to cancel in time.
 */
const ankuendigungTage = 60;

/** Day from which the end is announced. */
export function ankuendigungAb(ende: string): string {
  return tagePlus(ende, -ankuendigungTage);
}

/** Share of the premium the discount takes off, percent. */
export const nachlassProzent = Math.round(100 - Number(gewerbetarif.existenzgruender) * 100);

/** What a founder is told with the price, wherever it stands; null for anybody else. */
export function nachlasshinweis(
  gruendungsdatum: string | undefined,
  heute: string,
): Tarifhinweis | null {
  if (gruendungsdatum === undefined || !istExistenzgruender(gruendungsdatum, heute)) return null;
  const bis = formatDatum(letzterTag(gruendungsdatum));
  return {
    code: 'GRUENDERNACHLASS',
    text: `Sie haben vor weniger als ${fristen.gruenderMonate}\u00A0Monaten gegründet. Deshalb zahlen Sie ${nachlassProzent}\u00A0% weniger, bis zur ersten Hauptfälligkeit nach dem ${bis}. Danach gilt der Beitrag ohne diesen Nachlass.`,
  };
}
