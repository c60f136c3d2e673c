import { istAktiv, type Vertrag } from '../entities/vertrag.ts';
import { istNurName } from '../entities/produkt.ts';
import { fristen } from '../zahlen.ts';

/**
 * Whether damage can be reported of a contract on this day, `yyyy-MM-dd` (`domain/schaden.md §1`): while it runs, and
 * however it ended until the claims of its time are barred. A motor contract is known by name only.
 */
export function istMeldbar(
  vertrag: Pick<Vertrag, 'vertragsstatus' | 'beendigungsdatum' | 'produktIdentifier'>,
  heute: string,
): boolean {
  if (istNurName(vertrag.produktIdentifier)) return false;
  const { beendigungsdatum } = vertrag;
  if (istAktiv(vertrag)) return true;
  if (beendigungsdatum === null) return false;
  const letztesJahr = Number(beendigungsdatum.slice(0, 4)) + fristen.schadenmeldungJahre;
  return heute <= `${letztesJahr}-12-31`;
}
