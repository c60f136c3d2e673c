import { istAktiv, type Vertrag } from '../entities/vertrag.ts';
import { istNurName } from '../entities/produkt.ts';
import { teile } from '../tag.ts';
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
  return istUnverjaehrt(vertrag.beendigungsdatum ?? vertrag.vertragsBeginn, heute);
}

/** Whether claims of a contract that ended on that day, `yyyy-MM-dd`, are not barred yet: to the end of the third year after. */
export function istUnverjaehrt(ende: string, heute: string): boolean {
  return teile(heute).jahr <= teile(ende).jahr + fristen.meldungJahre;
}
