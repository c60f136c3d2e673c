import type { Kuendigungsvorschau } from '#contract/entities/beendigung.ts';
import { ersterEinzug } from '../einzugstermine.ts';
import { erstattung } from '../fristen/erstattung.ts';
import { bezahlteRate, zahlungsbeginn, type Ratenlage } from './bezahlt.ts';

/** What is known of the debits of a contract. */
export interface Einzugslage extends Ratenlage {
  /** Day the policy came: the first premium is due 14 days later. */
  unterlagenErhaltenAm: string;
}

/** Day on which the first premium is due and debited (`domain/vertrag.md §11`). */
export function ersteAbbuchung(lage: Einzugslage): string {
  return ersterEinzug(lage, zahlungsbeginn(lage));
}

/**
 * Who owes whom when cover ends on a day, in cents: what was debited for the days after it, less what is
 * open (VVG § 39 (1)); before the first debit nothing was, and the share of the days covered falls due.
 */
export function abrechnungZum(
  lage: Einzugslage & { heute: string; offen: number },
  letzterTag: string,
): Pick<Kuendigungsvorschau, 'nochFaellig'> & { erstattung: number } {
  const { heute, offen } = lage;
  const am = ersteAbbuchung(lage);
  if (heute < am) {
    const betrag = ersterBetrag(lage, am, letzterTag);
    return { erstattung: 0, nochFaellig: betrag === 0 ? null : { betrag, am } };
  }
  const rate = bezahlteRate(lage, heute);
  const zurueck = rate === null ? 0 : erstattung(rate, letzterTag) - offen;
  return { erstattung: Math.max(0, zurueck), nochFaellig: null };
}

/** All instalments that have begun by the first debit, each for its days with cover. */
export function ersterBetrag(lage: Einzugslage, am: string, letzterTag: string): number {
  let betrag = 0;
  let tag = zahlungsbeginn(lage);
  while (tag <= am && tag <= letzterTag) {
    const rate = bezahlteRate(lage, tag);
    if (rate === null) break;
    betrag += rate.rate - erstattung(rate, letzterTag);
    tag = rate.bis;
  }
  return betrag;
}
