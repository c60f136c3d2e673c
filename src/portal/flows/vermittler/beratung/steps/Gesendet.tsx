import { useSelector } from '@xstate/react';
import * as select from '#machines/vermittler/beratung/selectors.ts';
import { ButtonLink } from '#widgets/button/ButtonLink.tsx';
import { InfoBox } from '#widgets/info-box/InfoBox.tsx';
import { Page } from '#widgets/page/Page.tsx';
import { Aktionen } from '../../../../shell/Aktionen.tsx';
import { t } from '../texte.ts';
import { type StepProps, useFlowState } from './step.ts';

/** The end: where it went, and how it goes on. */
export function Gesendet({ actor }: StepProps) {
  const email = useSelector(actor, select.antworten).abschlussweg?.email ?? '';
  return (
    <Page title={t('gesendetTitel')} flowState={useFlowState(actor)}>
      <InfoBox type="positive" headline={t('gesendet', { email })}>
        <p>{t('gesendetWeiter')}</p>
        <p>{t('nochmalSenden')}</p>
      </InfoBox>
      <Aktionen>
        <ButtonLink variant="secondary" href="/vermittler/entwuerfe">
          {t('zuEntwuerfen')}
        </ButtonLink>
      </Aktionen>
    </Page>
  );
}
