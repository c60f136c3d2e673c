import { vorgeschlageneSumme } from '#contract/fields/summenvorschlag.ts';
import type { Frueheres } from '../entwurf.ts';

/** Steps of releases that asked for everything before the price, each with the one that asks for it today. */
const schritte = {
  risikoort: 'wohnung',
  versicherungssumme: 'angebot',
  bausteine: 'angebot',
};

type Roh = Readonly<Record<string, unknown>>;

/** The price came last, and what it hangs on stood on pages of its own (`domain/verkauf.md §3`). */
function angebotZuerst(antworten: Roh): Roh {
  const { risikoort, wohnung, versicherungssumme, bausteine, tarif, ...andere } = antworten;
  const { plz, ...anschrift } = alsRoh(risikoort);
  const { wohnflaeche, ...gebaeude } = alsRoh(wohnung);
  const { wertsachen, ...summe } = alsRoh(versicherungssumme);
  const { elementarVorschaden, ...module } = alsRoh(bausteine);
  return {
    ...andere,
    ...wenn('einstieg', { plz, wohnflaeche }),
    ...wenn('angebot', { ...alsRoh(tarif), ...ohneVorschlag(summe, wohnflaeche), ...module }),
    ...wenn('wohnung', { plz, ...anschrift, ...gebaeude }),
    ...wenn('inhalt', { wertsachen, elementarVorschaden }),
  };
}

/** The sum that was suggested is the one that goes with the home. */
function ohneVorschlag({ versicherungssumme, ...andere }: Roh, wohnflaeche: unknown): Roh {
  const vorschlag = typeof wohnflaeche === 'number' ? vorgeschlageneSumme(wohnflaeche) : null;
  return versicherungssumme === vorschlag ? andere : { ...andere, versicherungssumme };
}

/** A step of which something was answered. */
function wenn(schritt: string, antwort: Roh): Roh {
  const gegeben = Object.entries(antwort).filter(([, wert]) => wert !== undefined);
  return gegeben.length === 0 ? {} : { [schritt]: Object.fromEntries(gegeben) };
}

function alsRoh(antwort: unknown): Roh {
  return typeof antwort === 'object' && antwort !== null ? { ...antwort } : {};
}

/** Drafts of before. */
export const frueher: Frueheres = { schritte, angebotZuerst };
