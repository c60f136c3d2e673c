import { istAktiv, type Vertrag } from '#contract/entities/vertrag.ts';
import type { Aenderungslage } from './aenderung/lage.ts';
import { schritteBis } from './aenderung/vorschau.ts';
import { ausgleich, kurzeRate } from './ausgleich.ts';
import { ersteAbbuchung, ersterBetrag, type Einzugslage } from './beendigung/abrechnung.ts';
import { bezahlteRate, stichtagVon } from './beendigung/bezahlt.ts';
import { naechsterTermin } from './einzugstermine.ts';
import { erstattung } from './fristen/erstattung.ts';
import { tagePlus } from './kalender.ts';
import { statusAm, vertragsende } from './status.ts';
import { beitragBei, ratenProJahr } from './zahlweise.ts';

/** A change that took effect: what the contract cost before it, and from when. */
export interface LetzterSchritt extends Pick<Aenderungslage, 'zahlweise' | 'beitragsKomponenten'> {
  ab: string;
}

/** A contract on a day, with what has changed lately and what waits for its day. */
export interface Zahlungslage extends Aenderungslage, Pick<Einzugslage, 'unterlagenErhaltenAm'> {
  /** The earliest first. */
  letzteSchritte: readonly LetzterSchritt[];
}

/**
 * What is debited next, today's among it: its day and cents, with the shares of changes that are settled on that day.
 * Null where nothing will be: ended, ending before it, paid in one sum already, or without a premium we know. The first
 * debit is 14 days after the policy; one beyond the last day of cover is cut. What is open is no part of it.
 */
export function naechsteZahlung(lage: Zahlungslage): Vertrag['naechsteZahlung'] {
  const { heute, beitragsKomponenten } = lage;
  const vertragsstatus = statusAm(lage, heute);
  if (!istAktiv({ vertragsstatus }) || beitragsKomponenten.length === 0) return null;
  const ende = vertragsende(lage);
  const erste = ersteAbbuchung(lage);
  if (heute <= erste) {
    const betrag = ersterBetrag(lage, erste, ende ?? tagePlus(erste, 800));
    return betrag === 0 ? null : { tag: erste, betrag };
  }
  const stichtag = stichtagVon(lage);
  if (lage.zahlweise === 'EINMALIG' || stichtag === null) return null;
  const tag = naechsterTermin(stichtag, 12 / ratenProJahr(lage.zahlweise), heute);
  if (ende !== null && tag > ende) return null;
  return { tag, betrag: faelligAm(lage, tag) };
}

/** The instalment of that day as the contract will be, and what is settled with it. */
function faelligAm(lage: Zahlungslage, tag: string): number {
  const schritte = schritteBis(lage, tag);
  const dann = schritte.at(-1)?.danach ?? lage;
  const ende = vertragsende(lage);
  const rate = bezahlteRate(dann, tag) ?? { rate: 0, von: tag, bis: tagePlus(tag, 1) };
  const beitrag = beitragBei(dann.beitragsKomponenten, dann.zahlweise);
  const kurze = dann.zahlweise === lage.zahlweise ? null : kurzeRate(dann, beitrag, tag);
  const ganz = kurze ? { rate: kurze.betrag, von: tag, bis: kurze.bis } : rate;
  const kommende = schritte.map(({ davor, danach, vorgemerkt }) => {
    return beglichenAm(davor, danach, vorgemerkt.wirksamkeitsdatum, tag);
  });
  const zurueck = ende === null ? 0 : erstattung(ganz, ende);
  return [...kommende, ...gewesene(lage, tag)].reduce((a, b) => a + b, ganz.rate - zurueck);
}

/** Shares of changes that took effect since the last debit. */
function gewesene(lage: Zahlungslage, tag: string): number[] {
  return lage.letzteSchritte.map(({ ab, ...vorher }, stelle) => {
    const nachher = lage.letzteSchritte[stelle + 1] ?? lage;
    return beglichenAm({ ...lage, ...vorher }, { ...lage, ...nachher }, ab, tag);
  });
}

function beglichenAm(
  davor: Aenderungslage,
  danach: Aenderungslage,
  ab: string,
  tag: string,
): number {
  if (davor.zahlweise !== danach.zahlweise) return 0;
  const alt = beitragBei(davor.beitragsKomponenten, davor.zahlweise);
  const neu = beitragBei(danach.beitragsKomponenten, danach.zahlweise);
  const einmal = ausgleich(davor, { alt, neu, ab });
  return einmal.am === tag ? einmal.betrag : 0;
}
