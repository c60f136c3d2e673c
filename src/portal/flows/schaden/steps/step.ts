import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import * as z from 'zod/mini';
import type { Vertrag } from '#contract/entities/vertrag.ts';
import type { Schadensparte } from '#contract/schaeden/sparte.ts';
import { leaf } from '#machines/leaf.ts';
import type { Meldungsfrage } from '#machines/schaden/answers.ts';
import type { Meldungschart } from '#machines/schaden/hausratchart.ts';
import * as select from '#machines/schaden/selectors.ts';
import type { Gemerktes } from '../../../formular/notizen.ts';
import type { draftAt } from '../../draft.ts';
import { merken } from '../../vertrag/beendigung/merken.ts';
import { vermittlertext, worteFuer } from '../texte.ts';

export interface StepProps {
  actor: ActorRefFrom<Meldungschart>;
  /** What can be reported. */
  sparte: Schadensparte;
  vertrag: Vertrag;
  draft: ReturnType<typeof draftAt>;
  partnerNummer: string;
  /** Where another contract is chosen. */
  ausgang: string;
  /** Where how she is reached is kept; no part of the answers. */
  kontakt: ReturnType<typeof draftAt>;
}

/** Leaf state for tests and analysts. */
export function useFlowState(actor: StepProps['actor']): string {
  return useSelector(actor, (snapshot) => leaf(snapshot.value));
}

/** The words for whoever reports. */
export function useWorte(actor: StepProps['actor']): ReturnType<typeof worteFuer> {
  return worteFuer(useSelector(actor, select.melder));
}

/** In whose name a broker reports, where his first page and his last say it; a customer knows. */
export function imNamen({ vertrag: { kunde } }: Pick<StepProps, 'vertrag'>): { lead?: string } {
  return kunde ? { lead: vermittlertext('imNamen', { name: kunde.name }) } : {};
}

/** Goes to a step she has passed. */
export function gehe(actor: StepProps['actor'], schritt: Meldungsfrage): void {
  actor.send({ type: 'xstate.route', to: `#${schritt}` });
}

/** What was typed at a step, kept from the first key on beside the answers of the others. */
export function gemerktes(
  draft: StepProps['draft'],
  schritt: string,
  /** What is kept of it; where something is known before, also what was emptied. */
  was = gefuellt,
): Gemerktes {
  return {
    lies: () => {
      const antworten = z.safeParse(jeSchritt, draft.read()?.antworten).data ?? {};
      return z.safeParse(getippt, antworten[schritt]).data ?? {};
    },
    schreibe: (eingaben) => merken(draft, schritt, was(eingaben)),
  };
}

const jeSchritt = z.record(z.string(), z.unknown());
const getippt = z.record(z.string(), z.union([z.string(), z.boolean(), z.array(z.string())]));

/** Without what was emptied: it is no answer. */
function gefuellt(eingaben: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    Object.entries(eingaben).filter(([, wert]) => wert !== '' && wert !== false),
  );
}
