import { useSelector } from '@xstate/react';
import * as select from '#machines/schaden/angaben/selectors.ts';
import { ButtonLink } from '#widgets/button/ButtonLink.tsx';
import { InfoBox } from '#widgets/info-box/InfoBox.tsx';
import { Page } from '#widgets/page/Page.tsx';
import { Aktionen } from '../../../../shell/Aktionen.tsx';
import { nachrichtenweg } from '../../../konto/nachricht/weg.ts';
import { schadenwege } from '../../wege.ts';
import { t } from '../texte.ts';
import type { StepProps } from '../View.tsx';

/** It is not taken: why, and the way that is always open. */
export function Abgelehnt({ actor, flowState, schaden }: StepProps) {
  const { schadenNummer, versicherungsNummer } = schaden;
  return (
    <Page title={t('abgelehntTitel')} flowState={flowState}>
      <InfoBox type="error" headline={useSelector(actor, select.ablehnung) ?? t('fehler')}>
        <p>{t('abgelehntText')}</p>
      </InfoBox>
      <Aktionen>
        <ButtonLink href={nachrichtenweg({ anliegen: 'SCHADEN', versicherungsNummer })}>
          {t('schreiben')}
        </ButtonLink>
        <ButtonLink variant="secondary" href={schadenwege.schaden(schadenNummer)}>
          {t('zumSchaden')}
        </ButtonLink>
      </Aktionen>
    </Page>
  );
}
