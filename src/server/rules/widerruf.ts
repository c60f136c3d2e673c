import { fristen } from '#contract/zahlen.ts';
import { istNurName, type Produkt } from '#contract/entities/produkt.ts';
import type { Vertragsstatus } from '#contract/entities/vertrag.ts';
import type { Zahlweise } from '#contract/entities/zahlweise.ts';
import { formatDatum, spaeter, tagePlus, tageZwischen } from '#contract/tag.ts';
import { istWiderruflich, keinWiderrufsrecht } from '#contract/widerrufsrecht.ts';
import { endetVonSelbst } from './status.ts';
import { naechsterWerktag } from '#contract/werktage.ts';

interface WiderrufsLage {
  produkt: Produkt;
  zahlweise: Zahlweise;
  antragsdatum: string;
  unterlagenErhaltenAm: string;
  ablaufdatum: string | null;
}

const { widerrufTage: fristTage } = fristen;

/** Last day on which the customer may still revoke: period open, contract active, right exists (`domain/vertrag.md §9`). */
export function widerrufBis(
  lage: WiderrufsLage,
  status: Vertragsstatus,
  heute: string,
): string | null {
  const aktiv = status === 'LAUFEND' || status === 'AUSLAUFEND';
  if (!aktiv || istLangeVorbei(lage, heute) || !hatWiderrufsrecht(lage)) return null;
  const ende = widerrufsfristEnde(lage);
  return heute <= ende ? ende : null;
}

export function istWiderrufbar(
  lage: WiderrufsLage,
  status: Vertragsstatus,
  heute: string,
): boolean {
  return widerrufBis(lage, status, heute) !== null;
}

/** Spares nearly every contract of a list the search for the next working day. */
function istLangeVorbei(
  { antragsdatum, unterlagenErhaltenAm }: WiderrufsLage,
  heute: string,
): boolean {
  return tageZwischen(spaeter(antragsdatum, unterlagenErhaltenAm), heute) > 2 * fristTage;
}

/** Last day of the revocation period: 14 days after conclusion and papers, moved to a working day. */
export function widerrufsfristEnde(
  lage: Pick<WiderrufsLage, 'antragsdatum' | 'unterlagenErhaltenAm'>,
): string {
  const beginn = spaeter(lage.antragsdatum, lage.unterlagenErhaltenAm);
  return naechsterWerktag(tagePlus(beginn, fristTage));
}

/** Why a revocation is refused, as the customer reads it; null when it is accepted (`domain/vertrag.md §9`). */
export function widerrufHinderung(
  lage: WiderrufsLage,
  status: Vertragsstatus,
  heute: string,
): string | null {
  if (istWiderrufbar(lage, status, heute)) return null;
  const ende = widerrufsfristEnde(lage);
  if (!hatWiderrufsrecht(lage) || heute <= ende) {
    return `${keinWiderrufsrecht}${endetVonSelbst(lage, heute)}`;
  }
  // Who cannot cancel either is not sent there: that page would send her back.
  const stattdessen =
    status === 'LAUFEND' && lage.zahlweise !== 'EINMALIG'
      ? ' Sie können Ihren Vertrag kündigen.'
      : endetVonSelbst(lage, heute);
  return `Die Widerrufsfrist ist am ${formatDatum(ende)} abgelaufen.${stattdessen}`;
}

/** `beendigungsdatum` of a revoked contract: today, or the first day of one that has not begun. */
export function endeNachWiderruf(vertragsBeginn: string, heute: string): string {
  return spaeter(vertragsBeginn, heute);
}

/** No right for a term under one month (VVG § 8 (3) no. 1); motor contracts are shown by name only. */
export function hatWiderrufsrecht(lage: WiderrufsLage): boolean {
  if (istNurName(lage.produkt)) return false;
  return lage.zahlweise !== 'EINMALIG' || istWiderruflich(lage.ablaufdatum, lage.antragsdatum);
}
