import { useSelector } from '@xstate/react';
import * as select from '#machines/konto/selectors.ts';
import { Button } from '#widgets/button/Button.tsx';
import { Page } from '#widgets/page/Page.tsx';
import { SkeletonText } from '#widgets/skeleton/SkeletonText.tsx';
import { Fehlerhinweis } from '../../Fehlerhinweis.tsx';
import { useFlowState } from '../../nummer/actor.ts';
import { t as nummer } from '../../nummer/texte.ts';
import { t } from '../texte.ts';
import type { StepProps } from './step.ts';

/** Seen for a moment: the right of her conclusion opens the account. */
export function RechtPruefen({ actor }: StepProps) {
  const hinweis = useSelector(actor, select.hinweis);
  return (
    <Page
      title={t(hinweis === null ? 'rechtPruefenTitel' : 'rechtFehlerTitel')}
      flowState={useFlowState(actor)}
      width="text"
    >
      {hinweis === null ? (
        <SkeletonText />
      ) : (
        <>
          <Fehlerhinweis hinweis={hinweis} />
          <Button onClick={() => actor.send({ type: 'ERNEUT' })}>{nummer('erneut')}</Button>
        </>
      )}
    </Page>
  );
}
