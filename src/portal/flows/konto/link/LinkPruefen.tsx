import { useSelector } from '@xstate/react';
import * as select from '#machines/konto/selectors.ts';
import { Button } from '#widgets/button/Button.tsx';
import { Page } from '#widgets/page/Page.tsx';
import { SkeletonText } from '#widgets/skeleton/SkeletonText.tsx';
import { Fehlerhinweis } from '../Fehlerhinweis.tsx';
import { type LinkProps, useFlowState } from '../nummer/actor.ts';
import { t } from '../nummer/texte.ts';

/** Seen for a moment: whether the link of the mail still counts. */
export function LinkPruefen({ actor, titel }: LinkProps & { titel: string }) {
  const istFehler = useSelector(actor, select.istFehler);
  return (
    <Page
      title={istFehler ? t('linkFehlerTitel') : titel}
      flowState={useFlowState(actor)}
      width="text"
    >
      {istFehler ? (
        <>
          <Fehlerhinweis hinweis={{ art: 'TECHNISCH', text: null }} />
          <Button onClick={() => actor.send({ type: 'ERNEUT' })}>{t('erneut')}</Button>
        </>
      ) : (
        <SkeletonText />
      )}
    </Page>
  );
}
