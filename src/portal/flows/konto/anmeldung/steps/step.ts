import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { anmeldung } from '#machines/konto/anmeldung/machine.ts';
import { leaf } from '#machines/leaf.ts';
import type { Rahmenprops } from '../anfang/Zugangsbild.tsx';
import type { useZugang } from './Zugangsdaten.tsx';

export interface StepProps {
  actor: ActorRefFrom<typeof anmeldung>;
  bereich: 'kunden' | 'vermittler';
  /** What stands around a step. */
  Rahmen: (props: Rahmenprops) => ReactNode;
  /** Over a page that must not be left: what leads elsewhere opens a tab of its own. */
  ueberSeite?: boolean;
  /** E-mail address and password, kept over failures. */
  zugang: ReturnType<typeof useZugang>;
}

/** Leaf state for tests and analysts. */
export function useFlowState(actor: StepProps['actor']): string {
  return useSelector(actor, (snapshot) => leaf(snapshot.value));
}
