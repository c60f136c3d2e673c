import type { Zeitraum } from '../fristen/wirksamkeit.ts';
import type { Aenderungslage } from './lage.ts';

/** A trip that has begun is insured as it is (`domain/vertrag.md §6`). */
export function hatBegonnen({ heute, risiken }: Aenderungslage): boolean {
  return risiken.reise !== undefined && risiken.reise.beginn <= heute;
}

/** Days up to the first of the trip; all of them where nobody travels. */
export function vorDerReise({ risiken }: Aenderungslage, tage: Zeitraum | null): Zeitraum | null {
  const { beginn } = risiken.reise ?? {};
  if (!tage || beginn === undefined || tage.bis <= beginn) return tage;
  return tage.von > beginn ? null : { ...tage, bis: beginn };
}
