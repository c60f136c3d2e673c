import type * as z from 'zod/mini';
import type { bhvTarifieren } from '#contract/endpoints/tarifieren/bhv.ts';
import { istKoerperschaft } from '../firma.ts';
import { firmaAus } from '../nehmer.ts';
import { produktregel } from '../produktregel.ts';
import { ergebnisVon, type Produktregel } from '../regel.ts';
import { type BetriebshaftpflichtAntworten, formen } from './answers.ts';

type Anfrage = z.input<(typeof bhvTarifieren)['body']>;

/** What makes an application one for business liability (`domain/antrag.md §6.5`). */
export const betriebshaftpflichtRegel: Produktregel<BetriebshaftpflichtAntworten, Anfrage> =
  produktregel<BetriebshaftpflichtAntworten, Anfrage>({
    produkt: 'bhv',
    formen,
    nehmer: firmaAus,
    risiko: ({ gewerbe, risikofragen, umsatz, deckung, angebot }) => {
      if (!gewerbe || !umsatz || !deckung) return null;
      const { gegruendetVor2019: _, auslandsanteilUeber10: __, ...betrieb } = umsatz;
      return {
        hauptgewerbe: gewerbe.hauptgewerbe.gewerbeId,
        nebengewerbe: gewerbe.nebengewerbe.map(({ gewerbeId }) => gewerbeId),
        // The tariff counts an answer only where one of the trades has the question.
        risikofragen: risikofragen ?? {},
        ...betrieb,
        ...deckung,
        sb: angebot.sb,
      };
    },
    wahl: () => ({ sb: 'SB_250' }),
    widersprueche: (schritt, stand) => {
      if (schritt !== 'risikofragen') return [];
      const gefragt = ergebnisVon(betriebshaftpflichtRegel, 'risikofragenLaden', stand) ?? [];
      return gefragt
        .filter(({ id }) => stand.antworten.risikofragen?.[id] === undefined)
        .map(({ id }) => ({ feld: id, text: 'Beantworten Sie diese Frage mit ja oder nein.' }));
    },
    istVonHand: (schritt, antworten) =>
      (schritt === 'umsatz' && antworten.umsatz?.auslandsanteilUeber10 === true) ||
      istKoerperschaft(schritt, antworten),
  });
