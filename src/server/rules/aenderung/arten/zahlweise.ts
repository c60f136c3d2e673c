import { mindestrate, ratenzuschlag } from '#contract/zahlen.ts';
import { zahlweiseLabel } from '#contract/begriffe/zahlung.ts';
import { istNurName } from '#contract/entities/produkt.ts';
import { waehlbareZahlweise } from '#contract/entities/zahlweise.ts';
import { ablehnung } from '../../ablehnung.ts';
import { wirksamkeit } from '../../fristen/wirksamkeit.ts';
import { stichtagVon } from '../lage.ts';
import type { Aenderungsregel } from '../regel.ts';
import { wirksamkeitslage } from '../zeitraeume.ts';

/** Another payment period, from the next instalment on (E3). */
export const zahlweise: Aenderungsregel<'zahlweise'> = {
  art: 'zahlweise',
  ohneTarif: true,
  nurZahlung: true,
  /** All products but motor (name only) and single trips. */
  gilt: (lage) =>
    !istNurName(lage.produkt) &&
    lage.zahlweise !== 'EINMALIG' &&
    lage.beitragsKomponenten.length > 0 &&
    stichtagVon(lage) !== null,
  felder: [],
  zeitraum: (lage) => wirksamkeit.E3(wirksamkeitslage(lage)),
  wahlen: () =>
    waehlbareZahlweise.options.map((wert) => ({
      wunsch: { zahlweise: wert },
      wert,
      label: zahlweiseLabel[wert],
    })),
  unveraendert: (lage, wunsch) => lage.zahlweise === wunsch.zahlweise,
  richtung: () => 'GLEICH',
  hinderung(lage, wunsch, { versicherungsPraemie }) {
    if (versicherungsPraemie < mindestrate) return ablehnung.rateZuNiedrig;
    const ohneKonto = wunsch.zahlweise !== 'JAEHRLICH' && lage.bankverbindung === null;
    return ohneKonto ? ablehnung.bankverbindungFehlt(wunsch.zahlweise) : null;
  },
  anwenden: (_, wunsch) => ({ zahlweise: wunsch.zahlweise }),
  hinweise(_, wunsch) {
    const zuschlag = ratenzuschlag[wunsch.zahlweise];
    if (zuschlag === 0) return [];
    const text = `Der Beitrag enthält einen Zuschlag von ${zuschlag}\u00A0% für die Zahlung in Raten.`;
    return [{ code: 'RATENZUSCHLAG', text }];
  },
  unterschiede: (lage, wunsch) => [
    {
      name: 'Zahlweise',
      bisher: zahlweiseLabel[lage.zahlweise],
      neu: zahlweiseLabel[wunsch.zahlweise],
    },
  ],
  wert: (wunsch) => wunsch.zahlweise,
  ausWert: (wert) => ({ zahlweise: wert }),
};
