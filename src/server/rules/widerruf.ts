import type { Produkt } from '#contract/entities/produkt.ts';
import type { Vertragsstatus } from '#contract/entities/vertrag.ts';
import type { Zahlweise } from '#contract/entities/zahlweise.ts';
import { monatePlus, spaeter, tagePlus } from './kalender.ts';
import { naechsterWerktag } from './werktage.ts';

interface WiderrufsLage {
  produkt: Produkt;
  zahlweise: Zahlweise;
  antragsdatum: string;
  unterlagenErhaltenAm: string;
  ablaufdatum: string | null;
}

const fristTage = 14;

/** The customer may still revoke: period open, contract active, right exists (`domain/vertrag.md §9`). */
export function istWiderrufbar(
  lage: WiderrufsLage,
  status: Vertragsstatus,
  heute: string,
): boolean {
  const aktiv = status === 'LAUFEND' || status === 'AUSLAUFEND';
  return aktiv && hatWiderrufsrecht(lage) && heute <= widerrufsfristEnde(lage);
}

/** Last day of the revocation period: 14 days after conclusion and papers, moved to a working day. */
export function widerrufsfristEnde(
  lage: Pick<WiderrufsLage, 'antragsdatum' | 'unterlagenErhaltenAm'>,
): string {
  const beginn = spaeter(lage.antragsdatum, lage.unterlagenErhaltenAm);
  return naechsterWerktag(tagePlus(beginn, fristTage));
}

/** No right for a term under one month (VVG § 8 (3) no. 1); motor contracts are shown by name only. */
function hatWiderrufsrecht(lage: WiderrufsLage): boolean {
  if (lage.produkt === 'KFZ') return false;
  if (lage.zahlweise !== 'EINMALIG' || lage.ablaufdatum === null) return true;
  return lage.ablaufdatum >= monatePlus(lage.antragsdatum, 1);
}
