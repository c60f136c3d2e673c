import { vorgeschlageneSumme } from '#contract/fields/summenvorschlag.ts';
import type { Frueheres } from '../entwurf.ts';
import { alsRoh, nurGegebenes, type Roh } from '../frueher.ts';

/** Steps of releases that asked for everything before the price, each with the one that asks for it today. */
const schritte = {
  risikoort: 'wohnung',
  versicherungssumme: 'angebot',
  bausteine: 'angebot',
};

/** The price came last, and what it hangs on stood on pages of its own (`domain/verkauf.md §3`). */
function angebotZuerst(antworten: Roh): Roh {
  const { risikoort, wohnung, versicherungssumme, bausteine, tarif, ...andere } = antworten;
  const { plz, ...anschrift } = alsRoh(risikoort);
  const { wohnflaeche, ...gebaeude } = alsRoh(wohnung);
  const { wertsachen, ...summe } = alsRoh(versicherungssumme);
  const { elementarVorschaden, ...module } = alsRoh(bausteine);
  return {
    ...andere,
    ...nurGegebenes('einstieg', { plz, wohnflaeche }),
    ...nurGegebenes('angebot', {
      ...alsRoh(tarif),
      ...ohneVorschlag(summe, wohnflaeche),
      ...module,
    }),
    ...nurGegebenes('wohnung', { plz, ...anschrift, ...gebaeude }),
    ...nurGegebenes('inhalt', { wertsachen, elementarVorschaden }),
  };
}

/** The sum that was suggested is the one that goes with the home. */
function ohneVorschlag({ versicherungssumme, ...andere }: Roh, wohnflaeche: unknown): Roh {
  const vorschlag = typeof wohnflaeche === 'number' ? vorgeschlageneSumme(wohnflaeche) : null;
  return versicherungssumme === vorschlag ? andere : { ...andere, versicherungssumme };
}

/** Drafts of before. */
export const frueher: Frueheres = { schritte, angebotZuerst };
