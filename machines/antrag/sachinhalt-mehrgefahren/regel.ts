import type * as z from 'zod/mini';
import type { Wunsch } from '#contract/begriffe/wunsch.ts';
import type { siTarifieren } from '#contract/endpoints/tarifieren/si.ts';
import { inhaltsregel, inhaltsrisiko } from '../sachinhalt/inhaltsregel.ts';
import { produktregel } from '../produktregel.ts';
import type { Produktregel } from '../regel.ts';
import { formen, type MehrgefahrenAntworten } from './answers.ts';

type Anfrage = z.input<(typeof siTarifieren)['body']> & { produkt: 'SI_MEHRGEFAHREN' };
type Umfang = Pick<NonNullable<MehrgefahrenAntworten['angebot']>, 'gefahren' | 'sb'>;

/** What makes an application one for property contents by hazard (`domain/antrag.md §6.9`, `domain/verkauf.md §3`). */
export const mehrgefahrenRegel: Produktregel<MehrgefahrenAntworten, Anfrage> = produktregel<
  MehrgefahrenAntworten,
  Anfrage
>({
  ...inhaltsregel<MehrgefahrenAntworten>(),
  formen,
  risiko: (antworten) => {
    const risiko = inhaltsrisiko(antworten);
    const { gefahren } = antworten.angebot;
    return risiko && { produkt: 'SI_MEHRGEFAHREN', ...risiko, gefahren: ['FEUER', ...gefahren] };
  },
  wahl: (_, { einstieg }) => {
    const { gefahren, sb } = nachWunsch[einstieg?.wunsch ?? 'AUSGEWOGEN'];
    return { gefahren: [...gefahren], sb };
  },
  ohne: (angebot, grund) =>
    grund === 'ELEMENTAR_NICHT_EINSCHLIESSBAR'
      ? { ...angebot, gefahren: angebot.gefahren.filter((eine) => eine !== 'ELEMENTAR') }
      : null,
});

/** What fits what she wishes; the first four are what most take (`domain/antrag.md §6.9`). */
export const nachWunsch = {
  GUENSTIG: { gefahren: ['EINBRUCHDIEBSTAHL', 'LEITUNGSWASSER', 'STURM_HAGEL'], sb: 'SB_500' },
  AUSGEWOGEN: { gefahren: ['EINBRUCHDIEBSTAHL', 'LEITUNGSWASSER', 'STURM_HAGEL'], sb: 'SB_250' },
  RUNDUM: {
    gefahren: ['EINBRUCHDIEBSTAHL', 'LEITUNGSWASSER', 'STURM_HAGEL', 'ELEMENTAR', 'GLAS'],
    sb: 'SB_250',
  },
} as const satisfies Record<
  Wunsch,
  Readonly<Pick<Umfang, 'sb'>> & { gefahren: readonly Umfang['gefahren'][number][] }
>;
