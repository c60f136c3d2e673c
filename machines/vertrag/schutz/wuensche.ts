import { deckungWartetAls } from '#contract/aenderungen/deckung.ts';
import type { AenderungsArt } from '#contract/aenderungen/seiten.ts';
import type { BenannterWunsch } from '#contract/endpoints/vertrag/schutz.ts';
import type { Schutzangebot } from '#contract/entities/aenderungswunsch.ts';
import type { Auswahl } from '../aenderung/answers.ts';
import { fragetafel, wunschZu } from '../aenderung/fragen.ts';
import type { Schutzwunsch } from './answers.ts';

/** Its value says all, but for one question that fits beside it; every other kind is asked about on pages of its own. */
function istEinstellbareArt(art: AenderungsArt): boolean {
  return fragetafel[art].fragen.every(({ frage }) => frage === 'vorschaden');
}

/** Something of this kind can be set here: it is offered, by choices or by steps of a sum. */
export function istEinstellbar({ art, hinderung, optionen, betrag }: Schutzangebot): boolean {
  if (!istEinstellbareArt(art) || hinderung) return false;
  return optionen.length > 0 || betrag?.schritt !== undefined;
}

/** Of one name there is one wish only: that under which it waits for its day. */
export function wunschname(auswahl: Auswahl): string {
  return auswahl.art === 'deckung' ? deckungWartetAls(auswahl.coverageType) : auswahl.art;
}

/** The wishes as the calls take them; null where one lacks an answer, cannot be set here or is there twice. */
export function benannteWuensche(wuensche: readonly Schutzwunsch[]): BenannterWunsch[] | null {
  const namen = new Set(wuensche.map(({ auswahl }) => wunschname(auswahl)));
  if (namen.size < wuensche.length) return null;
  const benannte: BenannterWunsch[] = [];
  for (const { auswahl, vorschaden } of wuensche) {
    if (!istEinstellbareArt(auswahl.art)) return null;
    const einer = wunschZu({ auswahl, ...(vorschaden && { vorschaden }) });
    if (!einer) return null;
    // Both come from the row of the same kind.
    benannte.push({ art: einer.art, ...einer.wunsch } as BenannterWunsch);
  }
  return benannte;
}
