import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { PageProps } from '#widgets/page/Page.tsx';
import type { anmeldung } from '#machines/konto/anmeldung/machine.ts';
import { leaf } from '#machines/leaf.ts';
import type { useZugang } from './Zugangsdaten.tsx';

/** A step on a page of its own, or in a dialog. */
export type Rahmenprops = Pick<
  PageProps,
  'title' | 'lead' | 'back' | 'flowState' | 'width' | 'children'
> & {
  /** The form for e-mail address and password. */
  erster?: boolean;
};

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

/** Where a link leads that would leave the page beneath. */
export const neuerTab = { target: '_blank', rel: 'noopener' } as const;

/** Leaf state for tests and analysts. */
export function useFlowState(actor: StepProps['actor']): string {
  return useSelector(actor, (snapshot) => leaf(snapshot.value));
}
