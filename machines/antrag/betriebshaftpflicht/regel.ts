import type * as z from 'zod/mini';
import type { Wunsch } from '#contract/begriffe/wunsch.ts';
import type { bhvTarifieren } from '#contract/endpoints/tarifieren/bhv.ts';
import { betriebshaftpflicht } from '#contract/produkte/betriebshaftpflicht.ts';
import { betriebsregel, betriebsrisiko } from '../betriebsregel.ts';
import { angenommenerBetrieb } from '../fragen/betriebsannahmen.ts';
import { produktregel } from '../produktregel.ts';
import type { Produktregel } from '../regel.ts';
import { type BetriebshaftpflichtAntworten, formen } from './answers.ts';
import { frueher } from './frueher.ts';

type Anfrage = z.input<(typeof bhvTarifieren)['body']>;
type Schutz = Pick<
  NonNullable<BetriebshaftpflichtAntworten['angebot']>,
  'versicherungssumme' | 'sb' | 'bausteine'
>;

const [niedrigste, , hoechste] = betriebshaftpflicht.summe.stufen;
const alle = [...betriebshaftpflicht.grenzen.bausteine];

/** What makes an application one for business liability (`domain/antrag.md §6.5`, `domain/verkauf.md §3`). */
export const betriebshaftpflichtRegel: Produktregel<BetriebshaftpflichtAntworten, Anfrage> =
  produktregel<BetriebshaftpflichtAntworten, Anfrage>({
    ...betriebsregel<BetriebshaftpflichtAntworten>(() => betriebshaftpflichtRegel),
    produkt: 'bhv',
    formen,
    risiko: ({ angebot, ...antworten }, { heute }) => {
      const risiko = betriebsrisiko(antworten, heute);
      return (
        risiko && {
          ...risiko,
          anzahlMitarbeiter: antworten.betrieb?.anzahlMitarbeiter,
          versicherungssumme: angebot.versicherungssumme,
          sb: angebot.sb,
          bausteine: angebot.bausteine,
        }
      );
    },
    wahl: (_, { einstieg }) => ({ ...nachWunsch[einstieg?.wunsch ?? 'AUSGEWOGEN'] }),
    frueher,
    annahmen: ({ angebot }) =>
      angenommenerBetrieb(angebot?.annahmen ?? {}, { anzahlMitarbeiter: 0 }),
  });

/** What fits what she wishes. */
export const nachWunsch = {
  GUENSTIG: { versicherungssumme: niedrigste, sb: 'SB_500', bausteine: [] },
  AUSGEWOGEN: {
    versicherungssumme: betriebshaftpflicht.summe.vorgabe,
    sb: 'SB_250',
    bausteine: [],
  },
  RUNDUM: { versicherungssumme: hoechste, sb: 'SB_KEINE', bausteine: alle },
} satisfies Record<Wunsch, Schutz>;
