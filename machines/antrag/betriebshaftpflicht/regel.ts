import type * as z from 'zod/mini';
import type { Wunsch } from '#contract/begriffe/wunsch.ts';
import type { bhvTarifieren } from '#contract/endpoints/tarifieren/bhv.ts';
import { betriebshaftpflicht } from '#contract/produkte/betriebshaftpflicht.ts';
import { istKoerperschaft } from '../firma.ts';
import { gegenTaetigkeit, taetigkeitenIn } from '../gewerbe.ts';
import { firmaAus } from '../nehmer.ts';
import { produktregel } from '../produktregel.ts';
import { ergebnisVon, type Produktregel } from '../regel.ts';
import { type BetriebshaftpflichtAntworten, formen } from './answers.ts';
import { angenommen } from './annahmen.ts';
import { frueher } from './frueher.ts';

type Anfrage = z.input<(typeof bhvTarifieren)['body']>;
type Schutz = Pick<
  NonNullable<BetriebshaftpflichtAntworten['angebot']>,
  'versicherungssumme' | 'sb'
>;

const [niedrigste, , hoechste] = betriebshaftpflicht.summe.stufen;

/** What makes an application one for business liability (`domain/antrag.md §6.5`, `domain/verkauf.md §3`). */
export const betriebshaftpflichtRegel: Produktregel<BetriebshaftpflichtAntworten, Anfrage> =
  produktregel<BetriebshaftpflichtAntworten, Anfrage>({
    produkt: 'bhv',
    formen,
    nehmer: (antworten) => firmaAus({ ...antworten, ...sitz(antworten) }),
    taetigkeiten: taetigkeitenIn,
    risiko: ({ einstieg, taetigkeit, betrieb, angebot }, { heute }) => {
      if (!einstieg || !taetigkeit || !betrieb) return null;
      const { gruendungsdatum } = betrieb;
      return {
        hauptgewerbe: einstieg.hauptgewerbe.gewerbeId,
        nebengewerbe: taetigkeit.nebengewerbe.map(({ gewerbeId }) => gewerbeId),
        // The tariff counts an answer only where one of the trades has the question.
        risikofragen: taetigkeit.risikofragen,
        jahresumsatz: einstieg.jahresumsatz,
        anzahlMitarbeiter: betrieb.anzahlMitarbeiter,
        // A founder who has not said when founded today.
        ...(gruendungsdatum === undefined ? {} : { gruendungsdatum: gruendungsdatum || heute }),
        auslandsumsatzUSA: betrieb.auslandsumsatzUSA,
        versicherungssumme: angebot.versicherungssumme,
        sb: angebot.sb,
      };
    },
    wahl: (_, { einstieg }) => ({ ...nachWunsch[einstieg?.wunsch ?? 'AUSGEWOGEN'] }),
    zahlweise: 'MONATLICH',
    frueher,
    annahmen: angenommen,
    nimmtAn: ({ angebot }) => Object.keys(angebot?.annahmen ?? {}).length > 0,
    widersprueche: (schritt, stand) =>
      schritt === 'taetigkeit'
        ? gegenTaetigkeit(
            stand.antworten,
            ergebnisVon(betriebshaftpflichtRegel, 'risikofragenLaden', stand) ?? [],
          )
        : [],
    istVonHand: (schritt, antworten) =>
      (schritt === 'betrieb' && antworten.betrieb?.auslandsanteilUeber10 === true) ||
      istKoerperschaft(schritt, antworten),
  });

/** Where the firm is; nothing while it is not known. */
export function sitz({ betrieb }: BetriebshaftpflichtAntworten) {
  if (!betrieb) return {};
  const { plz, ort, strasse, hausnummer } = betrieb;
  return { firmensitz: { plz, ort, strasse, hausnummer } };
}

/** What fits what she wishes. */
export const nachWunsch = {
  GUENSTIG: { versicherungssumme: niedrigste, sb: 'SB_500' },
  AUSGEWOGEN: { versicherungssumme: betriebshaftpflicht.summe.vorgabe, sb: 'SB_250' },
  RUNDUM: { versicherungssumme: hoechste, sb: 'SB_KEINE' },
} as const satisfies Record<Wunsch, Schutz>;
