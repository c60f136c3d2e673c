import type * as z from 'zod/mini';
import type { Wunsch } from '#contract/begriffe/wunsch.ts';
import type { siTarifieren } from '#contract/endpoints/tarifieren/si.ts';
import { inhaltsregel, inhaltsrisiko } from './inhaltsregel.ts';
import { produktregel } from '../produktregel.ts';
import type { Produktregel } from '../regel.ts';
import { formen, type SachinhaltAntworten } from './answers.ts';

type Anfrage = z.input<(typeof siTarifieren)['body']> & { produkt: 'SI_ALLGEFAHREN' };
type Umfang = Pick<NonNullable<SachinhaltAntworten['angebot']>, 'variante' | 'sb' | 'elementar'>;

/** What makes an application one for property contents against all risks (`domain/antrag.md §6.8`, `domain/verkauf.md §3`). */
export const sachinhaltRegel: Produktregel<SachinhaltAntworten, Anfrage> = produktregel<
  SachinhaltAntworten,
  Anfrage
>({
  ...inhaltsregel<SachinhaltAntworten>(),
  formen,
  risiko: (antworten) => {
    const risiko = inhaltsrisiko(antworten);
    const { variante, elementar } = antworten.angebot;
    return risiko && { produkt: 'SI_ALLGEFAHREN', ...risiko, variante, elementar };
  },
  wahl: (_, { einstieg }) => nachWunsch[einstieg?.wunsch ?? 'AUSGEWOGEN'],
  ohne: (angebot, grund) =>
    grund === 'ELEMENTAR_NICHT_EINSCHLIESSBAR' ? { ...angebot, elementar: false } : null,
});

/** What fits what she wishes; cover against the elements is in wherever it can be had (`domain/antrag.md §6.8`). */
export const nachWunsch = {
  GUENSTIG: { variante: 'BASIS', sb: 'SB_500', elementar: true },
  AUSGEWOGEN: { variante: 'PLUS', sb: 'SB_250', elementar: true },
  RUNDUM: { variante: 'PLUS', sb: 'SB_250', elementar: true },
} as const satisfies Record<Wunsch, Umfang>;
