import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { leaf } from '#machines/leaf.ts';
import type { widerruf } from '#machines/vertrag/widerruf/machine.ts';
import type { Zugang } from '#machines/vertrag/widerruf/setup.ts';
import type { draftAt } from '../../../draft.ts';

export interface StepProps {
  actor: ActorRefFrom<typeof widerruf>;
  /** Empty where nobody is signed in. */
  versicherungsNummer: string;
  zugang: Zugang;
  draft: ReturnType<typeof draftAt>;
}

/** Leaf state for tests and analysts. */
export function useFlowState(actor: StepProps['actor']): string {
  return useSelector(actor, (snapshot) => leaf(snapshot.value));
}
