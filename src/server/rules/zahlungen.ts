import type { Zahlungen } from '#contract/endpoints/vertrag/zahlungen.ts';
import { spaeter, tagePlus, teile } from '#contract/tag.ts';
import { ersteAbbuchung, type Einzugslage } from './beendigung/abrechnung.ts';
import { zahlungsbeginn } from './beendigung/bezahlt.ts';
import { beitragsverlauf, type Verlaufslage } from './beitragsverlauf.ts';
import { raten } from './zahlungsplan.ts';

interface Zahlungslage extends Verlaufslage, Einzugslage {
  heute: string;
  offeneForderungen: readonly { betrag: number; faelligAm: string }[];
}

/**
 * What fell due this year and the year before, today's among it, the latest first: instalments on the day on which they
 * were debited, with what was settled on that day. A year of which a change has left open what it was is left out, and
 * all before it (`domain/vertrag.md §11`).
 */
export function zahlungenBis(lage: Zahlungslage): Zahlungen {
  const { heute, offeneForderungen } = lage;
  const { jahr } = teile(heute);
  const verlauf = beitragsverlauf(lage);
  const anfang = `${jahr - 1}-01-01`;
  const bekanntAb = verlauf.unklar(jahr)
    ? `${jahr + 1}-01-01`
    : verlauf.unklar(jahr - 1)
      ? `${jahr}-01-01`
      : anfang;
  const erste = ersteAbbuchung(lage);
  const jeTag = new Map<string, number>();
  const zeit = { von: zahlungsbeginn(lage), bis: tagePlus(heute, 1) };
  for (const { von, rate } of raten(lage, verlauf, zeit)) {
    const tag = spaeter(von, erste);
    jeTag.set(tag, (jeTag.get(tag) ?? 0) + rate);
  }
  for (const { am, betrag } of verlauf.ausgleiche) jeTag.set(am, (jeTag.get(am) ?? 0) + betrag);
  return {
    zahlungen: [...jeTag]
      .filter(([tag, betrag]) => betrag !== 0 && tag >= bekanntAb && tag <= heute)
      .toSorted(([einer], [anderer]) => (einer < anderer ? 1 : -1))
      .map(([tag, betrag]) => ({
        tag,
        betrag,
        offen: offeneForderungen
          .filter(({ faelligAm }) => faelligAm === tag)
          .reduce((summe, eine) => summe + eine.betrag, 0),
      })),
    bekanntAb: bekanntAb === anfang || zahlungsbeginn(lage) >= bekanntAb ? null : bekanntAb,
  };
}
