import { useSelector } from '@xstate/react';
import * as select from '#machines/vertrag/bestaetigung/selectors.ts';
import { Button } from '#widgets/button/Button.tsx';
import { ButtonLink } from '#widgets/button/ButtonLink.tsx';
import { Page } from '#widgets/page/Page.tsx';
import { Dokumente } from '../../../../pages/vertrag/Dokumente.tsx';
import { Aktionen } from '../../../../shell/Aktionen.tsx';
import { useVertragswege } from '../../wege.ts';
import { t } from '../texte.ts';
import type { StepProps } from '../View.tsx';

/** It is there: to open, to keep, and where it is found later. */
export function Fertig({ actor, flowState, nummer }: StepProps) {
  const wege = useVertragswege();
  const dokument = useSelector(actor, select.dokument);
  return (
    <Page title={t('fertigTitel')} lead={t('fertigText')} flowState={flowState}>
      {dokument && <Dokumente dokumente={[dokument]} />}
      <Aktionen>
        <ButtonLink href={wege.vertrag(nummer)}>{t('zumVertrag')}</ButtonLink>
        <Button variant="secondary" onClick={() => actor.send({ type: 'WEITERE' })}>
          {t('weitere')}
        </Button>
      </Aktionen>
    </Page>
  );
}
