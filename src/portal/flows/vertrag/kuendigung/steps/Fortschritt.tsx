import { useSelector } from '@xstate/react';
import * as select from '#machines/vertrag/kuendigung/selectors.ts';
import { StepProgress } from '#widgets/step-progress/StepProgress.tsx';
import { t } from '../texte.ts';
import { type StepProps, useWorte } from './step.ts';

interface Props extends Pick<StepProps, 'actor'> {
  schritt: select.Frageschritt;
}

/** How far it is, as far as the reason lets it be known. */
export function Fortschritt({ actor, schritt }: Props) {
  const sagen = useWorte(actor);
  const fragen = useSelector(actor, select.fragen, gleich);
  return (
    <StepProgress
      step={fragen.indexOf(schritt) + 1}
      // The reason decides what else is asked.
      of={schritt === 'grund' ? undefined : fragen.length}
      title={schritt === 'nachweis' ? sagen('schritt_nachweis') : t(`schritt_${schritt}`)}
    />
  );
}

function gleich(a: readonly string[], b: readonly string[]): boolean {
  return a.join() === b.join();
}
