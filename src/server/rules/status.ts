import type { Vertragsstatus } from '#contract/entities/vertrag.ts';
import type { Zahlweise } from '#contract/entities/zahlweise.ts';
import { formatDatum } from '#contract/tag.ts';

interface StatusLage {
  status: Vertragsstatus;
  zahlweise: Zahlweise;
  beendigungsdatum: string | null;
  ablaufdatum: string | null;
}

/** Status on that day: a regular end that has passed counts before the nightly job writes it (`domain/vertrag.md §1`). */
export function statusAm(lage: StatusLage, heute: string): Vertragsstatus {
  if (lage.status !== 'LAUFEND' && lage.status !== 'AUSLAUFEND') return lage.status;
  const ende = vertragsende(lage);
  return ende !== null && ende < heute ? 'BEENDET' : lage.status;
}

/** Last day of cover as far as it is known. Only a single trip ends by itself; others renew at their ablaufdatum. */
export function vertragsende(
  lage: Pick<StatusLage, 'zahlweise' | 'beendigungsdatum' | 'ablaufdatum'>,
): string | null {
  return lage.beendigungsdatum ?? (lage.zahlweise === 'EINMALIG' ? lage.ablaufdatum : null);
}

/** What is said where a contract can be neither revoked nor cancelled because it ends by itself; else nothing. */
export function endetVonSelbst(
  { zahlweise, ablaufdatum }: Pick<StatusLage, 'zahlweise' | 'ablaufdatum'>,
  heute: string,
): string {
  if (zahlweise !== 'EINMALIG' || ablaufdatum === null || ablaufdatum < heute) return '';
  return ` Er endet am ${formatDatum(ablaufdatum)} von selbst.`;
}

/** Place of a status in the contract list: LAUFEND, AUSLAUFEND, then all others (`domain/vertrag.md §1`). */
export function rangImVerzeichnis(status: Vertragsstatus): number {
  if (status === 'LAUFEND') return 0;
  return status === 'AUSLAUFEND' ? 1 : 2;
}

/** What ends, stops or revives a contract. */
export type Statusereignis = 'KUENDIGUNG' | 'RUECKNAHME' | 'WIDERRUF' | 'RUECKTRITT' | 'AUFHEBUNG';

/**
 * Allowed transitions (`domain/vertrag.md §1`); BEENDET comes with the day, see statusAm. Ends are final but for
 * two that go back to the status before: payment after § 38 (3) VVG, and "Das war ich nicht" after a revocation.
 */
const uebergaenge: Partial<
  Record<Vertragsstatus, Partial<Record<Statusereignis, Vertragsstatus>>>
> = {
  LAUFEND: {
    KUENDIGUNG: 'AUSLAUFEND',
    WIDERRUF: 'STORNIERT',
    RUECKTRITT: 'STORNIERT',
    AUFHEBUNG: 'AUFGEHOBEN',
  },
  AUSLAUFEND: {
    RUECKNAHME: 'LAUFEND',
    WIDERRUF: 'STORNIERT',
    RUECKTRITT: 'STORNIERT',
    AUFHEBUNG: 'AUFGEHOBEN',
  },
};

/** Status after that event, or null where the contract does not take it on that day. */
export function statusNach(
  lage: StatusLage,
  ereignis: Statusereignis,
  heute: string,
): Vertragsstatus | null {
  return uebergaenge[statusAm(lage, heute)]?.[ereignis] ?? null;
}
