import { useSelector } from '@xstate/react';
import * as select from '#machines/antrag/selectors.ts';
import { Button } from '#widgets/button/Button.tsx';
import type { StepProps } from '../step.ts';
import { t } from './texte.ts';

/** On with the price, as long as there is one or it is on its way. */
export function Weiterknopf({ actor }: Pick<StepProps, 'actor'>) {
  const lage = useSelector(actor, select.tariflage);
  if (lage === 'nichtMoeglich' || lage === 'fehlgeschlagen') return null;
  return (
    <Button type="submit" loading={lage === 'rechnet'}>
      {t('weiter')}
    </Button>
  );
}
