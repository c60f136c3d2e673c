import type * as z from 'zod/mini';
import type { Wunsch } from '#contract/begriffe/wunsch.ts';
import type { vh2Tarifieren } from '#contract/endpoints/tarifieren/vh2.ts';
import { vermoegensschadenhaftpflicht } from '#contract/produkte/vermoegensschadenhaftpflicht.ts';
import { betriebsregel, betriebsrisiko } from '../betriebsregel.ts';
import { angenommenerBetrieb } from '../fragen/betriebsannahmen.ts';
import { produktregel } from '../produktregel.ts';
import type { Produktregel } from '../regel.ts';
import { formen, type VermoegensschadenAntworten } from './answers.ts';
import { gegenPersonen, istOhnePersonen } from './personen.ts';

type Anfrage = z.input<(typeof vh2Tarifieren)['body']>;
type Schutz = Pick<
  NonNullable<VermoegensschadenAntworten['angebot']>,
  'versicherungssumme' | 'sb' | 'buerohaftpflicht'
>;

const firma = betriebsregel<VermoegensschadenAntworten>(() => vermoegensschadenRegel);

/** What makes an application one for financial loss liability (`domain/antrag.md §6.10`, `domain/verkauf.md §3`). */
export const vermoegensschadenRegel: Produktregel<VermoegensschadenAntworten, Anfrage> =
  produktregel<VermoegensschadenAntworten, Anfrage>({
    ...firma,
    produkt: 'vh2',
    formen,
    risiko: ({ angebot, ...antworten }, { heute }) => {
      const risiko = betriebsrisiko(antworten, heute);
      const { versicherungssumme, sb, buerohaftpflicht, phvAnzahl } = angebot;
      const bekannt = antworten.betrieb?.bekanntePflichtverletzung;
      return (
        risiko && {
          ...risiko,
          bekanntePflichtverletzung: bekannt,
          versicherungssumme,
          sb,
          buerohaftpflicht,
          phvAnzahl,
        }
      );
    },
    // Whom to insure privately nobody knows but she.
    wahl: (_, { einstieg }) => ({
      ...nachWunsch[einstieg?.wunsch ?? 'AUSGEWOGEN'],
      phvAnzahl: 'KEINE',
    }),
    annahmen: ({ angebot }) => {
      const { bekanntePflichtverletzung = keineBekannt } = angebot?.annahmen ?? {};
      return angenommenerBetrieb(angebot?.annahmen ?? {}, { bekanntePflichtverletzung });
    },
    widersprueche: (schritt, stand) =>
      schritt === 'personen' ? gegenPersonen(stand.antworten) : firma.widersprueche(schritt, stand),
    fragt: (schritt, antworten) => schritt !== 'personen' || !istOhnePersonen(antworten),
  });

/** Assumed until she says otherwise: no mistake is known that somebody could claim for. */
export const keineBekannt = false;

const { stufen, vorgabe } = vermoegensschadenhaftpflicht.summe;

/** What fits what she wishes. */
export const nachWunsch = {
  GUENSTIG: { versicherungssumme: stufen[0], sb: 'SB_1000', buerohaftpflicht: false },
  AUSGEWOGEN: { versicherungssumme: vorgabe, sb: 'SB_500', buerohaftpflicht: false },
  RUNDUM: { versicherungssumme: stufen[4], sb: 'SB_KEINE', buerohaftpflicht: true },
} as const satisfies Record<Wunsch, Schutz>;
