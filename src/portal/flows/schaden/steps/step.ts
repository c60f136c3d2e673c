import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { Vertrag } from '#contract/entities/vertrag.ts';
import type { Schadensparte } from '#contract/schaeden/sparte.ts';
import { leaf } from '#machines/leaf.ts';
import type { Meldungsfrage } from '#machines/schaden/answers.ts';
import type { Meldungschart } from '#machines/schaden/hausratchart.ts';
import * as select from '#machines/schaden/selectors.ts';
import type { draftAt } from '../../draft.ts';
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
