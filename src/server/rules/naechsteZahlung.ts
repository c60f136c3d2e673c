import { istAktiv, type Vertrag } from '#contract/entities/vertrag.ts';
import type { Aenderungslage } from './aenderung/lage.ts';
import { schritteBis, type Vorschauschritt } from './aenderung/vorschau.ts';
import { ausgleich, kurzeRate, type Einmalbetrag } from './ausgleich.ts';
import { ersteAbbuchung, ersterBetrag, type Einzugslage } from './beendigung/abrechnung.ts';
import { bezahlteRate, stichtagVon } from './beendigung/bezahlt.ts';
import { letzterVerlauf, type LetzterSchritt, type Verlauf } from './beitragsverlauf.ts';
import { naechsterTermin } from './einzugstermine.ts';
import { erstattung } from './fristen/erstattung.ts';
import { spaeter, tagePlus } from '#contract/tag.ts';
import { statusAm, vertragsende } from './status.ts';
import { beitragBei, ratenProJahr } from './zahlweise.ts';

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
    const betrag = ersterBetrag(lage, erste, ende);
    return betrag === 0 ? null : { tag: erste, betrag };
  }
  const stichtag = stichtagVon(lage);
  if (lage.zahlweise === 'EINMALIG' || stichtag === null) return null;
  const tag = naechsterTermin(stichtag, 12 / ratenProJahr(lage.zahlweise), heute);
  if (ende !== null && tag > ende) return null;
  const betrag = faelligAm(lage, tag);
  return betrag === 0 ? null : { tag, betrag };
}

/** The instalment of that day as the contract will be, and what is settled with it. */
function faelligAm(lage: Zahlungslage, tag: string): number {
  const schritte = schritteBis(lage, tag);
  const dann = schritte.at(-1)?.danach ?? lage;
  const verlauf = letzterVerlauf(lage);
  const ende = vertragsende(lage);
  const rate = bezahlteRate(dann, tag) ?? { rate: 0, von: tag, bis: tagePlus(tag, 1) };
  const beitrag = beitragBei(dann.beitragsKomponenten, dann.zahlweise);
  const kurze = dann.zahlweise === lage.zahlweise ? null : kurzeRate(dann, beitrag, tag);
  const ganz = kurze ? { rate: kurze.betrag, von: tag, bis: kurze.bis } : rate;
  const einmal = [...verlauf.ausgleiche, ...kommende(schritte, verlauf)]
    .filter(({ am }) => am === tag)
    .reduce((zusammen, { betrag }) => zusammen + betrag, 0);
  return ganz.rate - (ende === null ? 0 : erstattung(ganz, ende)) + einmal;
}

/** Shares of the changes that are still to come. */
function kommende(schritte: readonly Vorschauschritt[], verlauf: Verlauf): Einmalbetrag[] {
  let periodeSeit = '';
  return schritte.flatMap(({ davor, danach, vorgemerkt: { wirksamkeitsdatum: ab } }) => {
    if (davor.zahlweise !== danach.zahlweise) {
      periodeSeit = ab;
      return [];
    }
    const alt = beitragBei(davor.beitragsKomponenten, davor.zahlweise);
    const neu = beitragBei(danach.beitragsKomponenten, danach.zahlweise);
    const seit = spaeter(periodeSeit, verlauf.periodeSeit(ab));
    return [ausgleich(davor, { alt, neu, ab, periodeSeit: seit })];
  });
}
