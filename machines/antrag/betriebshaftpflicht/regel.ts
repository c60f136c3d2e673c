import type * as z from 'zod/mini';
import type { bhvTarifieren } from '#contract/endpoints/tarifieren/bhv.ts';
import { tagePlus } from '#contract/tag.ts';
import { ergebnisVon, type Produktregel } from '../regel.ts';
import { type BetriebshaftpflichtAntworten, formen } from './answers.ts';

type Anfrage = z.input<(typeof bhvTarifieren)['body']>;

/** What makes an application one for business liability (`domain/antrag.md §6.5`). */
export const betriebshaftpflichtRegel: Produktregel<BetriebshaftpflichtAntworten, Anfrage> = {
  produkt: 'bhv',
  formen,
  anfrage: ({ gewerbe, risikofragen, umsatz, deckung, vorversicherung, tarif }) => {
    if (!gewerbe || !umsatz || !deckung || !vorversicherung || !tarif) return null;
    const { gegruendetVor2019: _, auslandsanteilUeber10: __, ...betrieb } = umsatz;
    const { gekuendigtDurch, vorschaeden } = vorversicherung;
    return {
      hauptgewerbe: gewerbe.hauptgewerbe.gewerbeId,
      nebengewerbe: gewerbe.nebengewerbe.map(({ gewerbeId }) => gewerbeId),
      // The tariff counts an answer only where one of the trades has the question.
      risikofragen: risikofragen ?? {},
      ...betrieb,
      ...deckung,
      sb: tarif.sb,
      vorschaeden,
      ...(gekuendigtDurch === undefined ? {} : { gekuendigtDurch }),
      zahlweise: tarif.zahlweise,
    };
  },
  vorgabe: (_, { heute }) => ({
    sb: 'SB_250',
    zahlweise: 'JAEHRLICH',
    versicherungsbeginn: tagePlus(heute, 1),
  }),
  nehmer: ({ firma, ansprechpartner, firmensitz }) => {
    if (!firma || !ansprechpartner || !firmensitz) return null;
    const { firmenname, rechtsform } = firma;
    const { vorname, nachname, geburtsdatum } = ansprechpartner;
    return { firmenname, rechtsform, vorname, nachname, geburtsdatum, anschrift: firmensitz };
  },
  widersprueche: (schritt, stand) => {
    if (schritt !== 'risikofragen') return [];
    const gefragt = ergebnisVon(betriebshaftpflichtRegel, 'risikofragenLaden', stand) ?? [];
    return gefragt
      .filter(({ id }) => stand.antworten.risikofragen?.[id] === undefined)
      .map(({ id }) => ({ feld: id, text: 'Beantworten Sie diese Frage mit ja oder nein.' }));
  },
  istVonHand: (schritt, { umsatz, firma }) =>
    (schritt === 'umsatz' && umsatz?.auslandsanteilUeber10 === true) ||
    (schritt === 'firma' && firma?.rechtsform === 'KOERPERSCHAFT'),
};
