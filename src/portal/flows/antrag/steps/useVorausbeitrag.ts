import { useSelector } from '@xstate/react';
import { gleich } from '#machines/gleich.ts';
import * as select from '#machines/antrag/selectors.ts';
import { vorausbeitrag } from '#machines/antrag/vorausbeitrag.ts';
import type { StepProps } from './step.ts';

/** While a choice is calculated: what the price before said of it. */
export function useVorausbeitrag(actor: StepProps['actor'], { regel, tarif }: StepProps['seite']) {
  return useSelector(
    actor,
    (zustand) =>
      tarif.konfigurator && select.tariflage(zustand) === 'rechnet'
        ? vorausbeitrag(regel, tarif.konfigurator, zustand.context)
        : null,
    gleich,
  );
}
