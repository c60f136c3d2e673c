import { useQuery } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { leaf } from '#machines/leaf.ts';
import type { KuendigungsFrage } from '#machines/vertrag/kuendigung/answers.ts';
import type { kuendigung } from '#machines/vertrag/kuendigung/machine.ts';
import * as select from '#machines/vertrag/kuendigung/selectors.ts';
import { usePorts } from '../../../../ports.ts';
import { kuendigungQuery } from '../../../../queries/beendigung.ts';
import type { draftAt } from '../../../draft.ts';
import { worteFuer } from '../texte.ts';

export interface StepProps {
  actor: ActorRefFrom<typeof kuendigung>;
  versicherungsNummer: string;
  draft: ReturnType<typeof draftAt>;
}

/** Leaf state for tests and analysts. */
export function useFlowState(actor: StepProps['actor']): string {
  return useSelector(actor, (snapshot) => leaf(snapshot.value));
}

/** The words for whoever is at work. */
export function useWorte(actor: StepProps['actor']) {
  return worteFuer(useSelector(actor, select.imAuftrag));
}

/** What the contract offers whoever cancels it. */
export function useAngebot(versicherungsNummer: string) {
  return useQuery(kuendigungQuery(usePorts().client, versicherungsNummer));
}

/** Goes to a step she has passed. */
export function gehe(actor: StepProps['actor'], schritt: KuendigungsFrage): void {
  actor.send({ type: 'xstate.route', to: `#${schritt}` });
}

/** Goes to the step before this one on her way. */
export function zurueckVon(actor: StepProps['actor'], schritt: string): void {
  const fragen = select.fragen(actor.getSnapshot());
  const davor = fragen[fragen.findIndex((frage) => frage === schritt) - 1];
  gehe(actor, davor === undefined || davor === 'pruefen' ? 'uebersicht' : davor);
}
