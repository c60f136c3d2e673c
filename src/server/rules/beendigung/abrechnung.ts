import type { Kuendigungsvorschau } from '#contract/entities/beendigung.ts';
import { ersterEinzug } from '../einzugstermine.ts';
import { erstattung } from '../fristen/erstattung.ts';
import type { Ausgleichslage, Einmalbetrag } from '../ausgleich.ts';
import { letzterVerlauf, type LetzterSchritt } from '../beitragsverlauf.ts';
import { tagePlus } from '#contract/tag.ts';
import { laufendeRate, raten } from '../zahlungsplan.ts';
import { zahlungsbeginn, type Ratenlage } from './bezahlt.ts';

/** What is known of the debits of a contract. */
export interface Einzugslage extends Ratenlage {
  /** Day the policy came: the first premium is due 14 days later. */
  unterlagenErhaltenAm: string;
}

/** Day on which the first premium is due and debited (`domain/vertrag.md §11`). */
export function ersteAbbuchung(lage: Einzugslage): string {
  return ersterEinzug(lage, zahlungsbeginn(lage));
}

/** What is owed when cover ends is known from the debits and from what has changed since. */
type Endlage = Einzugslage & Ausgleichslage & { letzteSchritte?: readonly LetzterSchritt[] };

/**
 * Who owes whom when cover ends on a day, in cents: what was debited for the days after it, less shares of changes that
 * are not settled yet and what is open (VVG § 39 (1)); before the first debit nothing was debited, and the share of the
 * days covered falls due.
 */
export function abrechnungZum(
  lage: Endlage & { heute: string; offen: number },
  letzterTag: string,
): Pick<Kuendigungsvorschau, 'nochFaellig'> & { erstattung: number } {
  const { heute, offen } = lage;
  const am = ersteAbbuchung(lage);
  if (heute < am) {
    const betrag = ersterBetrag(lage, am, letzterTag);
    return { erstattung: 0, nochFaellig: betrag <= 0 ? null : { betrag, am } };
  }
  const saldo = guthabenZum(lage, heute, letzterTag);
  return {
    erstattung: Math.max(0, saldo - offen),
    nochFaellig: saldo < 0 ? { betrag: -saldo, am: letzterTag } : null,
  };
}

/** Of the instalment of that day what is for the days after the last one, less what its changes still cost until then. */
export function guthabenZum(lage: Endlage, tag: string, letzterTag: string): number {
  const rate = laufendeRate(lage, letzterVerlauf(lage), tag);
  if (rate === null || letzterTag >= rate.bis) return 0;
  const letzteSchritte = (lage.letzteSchritte ?? []).filter(({ ab }) => ab > rate.von);
  const { ausgleiche } = letzterVerlauf({ ...lage, letzteSchritte, beendigungsdatum: letzterTag });
  return erstattung(rate, letzterTag) - summe(ausgleiche);
}

/** All instalments that have begun by the first debit, each for its days with cover, and what is settled with it; without a last day cover goes on. */
export function ersterBetrag(lage: Endlage, am: string, letzterTag: string | null): number {
  const bisEnde = letzterTag === null ? lage : { ...lage, beendigungsdatum: letzterTag };
  const verlauf = letzterVerlauf(bisEnde);
  const faellige = raten(bisEnde, verlauf, { von: zahlungsbeginn(lage), bis: tagePlus(am, 1) });
  const mitDabei = verlauf.ausgleiche.filter((eine) => eine.am <= am || eine.am === letzterTag);
  let betrag = summe(mitDabei);
  for (const rate of faellige) {
    betrag += rate.rate - (letzterTag === null ? 0 : erstattung(rate, letzterTag));
  }
  return betrag;
}

function summe(betraege: readonly Einmalbetrag[]): number {
  return betraege.reduce((zusammen, { betrag }) => zusammen + betrag, 0);
}
