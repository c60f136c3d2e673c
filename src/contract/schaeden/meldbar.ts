import { istAktiv, type Vertrag } from '../entities/vertrag.ts';
import { istNurName } from '../entities/produkt.ts';
import { fristen } from '../zahlen.ts';

/**
 * Whether damage can be reported of a contract on this day, `yyyy-MM-dd` (`domain/schaden.md §1`): while it runs, and
 * however it ended until the claims of its time are barred. A motor contract is known by name only.
 */
export function istMeldbar(
  vertrag: Pick<
    Vertrag,
    'vertragsstatus' | 'vertragsBeginn' | 'beendigungsdatum' | 'produktIdentifier'
  >,
  heute: string,
): boolean {
  if (istNurName(vertrag.produktIdentifier)) return false;
  if (istAktiv(vertrag)) return true;
  // One that was revoked before it began has no last day.
  const ende = vertrag.beendigungsdatum ?? vertrag.vertragsBeginn;
  const letztesJahr = Number(ende.slice(0, 4)) + fristen.meldungJahre;
  return heute <= `${letztesJahr}-12-31`;
}
