import { useQuery } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { leaf } from '#machines/leaf.ts';
import type { aenderung } from '#machines/vertrag/aenderung/machine.ts';
import { usePorts } from '../../../../ports.ts';
import { vertragQuery } from '../../../../queries/vertragLesen.ts';
import type { draftAt } from '../../../draft.ts';

export interface StepProps {
  actor: ActorRefFrom<typeof aenderung>;
  versicherungsNummer: string;
  draft: ReturnType<typeof draftAt>;
}

/** Leaf state for tests and analysts. */
export function useFlowState(actor: StepProps['actor']): string {
  return useSelector(actor, (snapshot) => leaf(snapshot.value));
}

/** The contract that is changed. */
export function useVertrag(versicherungsNummer: string) {
  return useQuery(vertragQuery(usePorts().client, versicherungsNummer));
}
