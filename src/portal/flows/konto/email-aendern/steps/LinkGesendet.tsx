import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { emailAendern } from '#machines/konto/email-aendern/machine.ts';
import * as select from '#machines/konto/selectors.ts';
import { ButtonLink } from '#widgets/button/ButtonLink.tsx';
import { InfoBox } from '#widgets/info-box/InfoBox.tsx';
import { Page } from '#widgets/page/Page.tsx';
import { useFlowState } from '../../daten/actor.ts';
import { t as daten } from '../../daten/texte.ts';
import { useDatenseite } from '../../daten/useDatenseite.ts';
import { t } from '../texte.ts';

/** The end here; the address counts once the link is opened. */
export function LinkGesendet({ actor }: { actor: ActorRefFrom<typeof emailAendern> }) {
  const email = useSelector(actor, select.email);
  return (
    <Page title={t('linkGesendetTitel')} flowState={useFlowState(actor)} width="text">
      <InfoBox type="neutral" headline={t('linkGesendet', { email })}>
        {t('linkGilt')}
      </InfoBox>
      <ButtonLink href={useDatenseite()} variant="quiet">
        {daten('zuIhrenDaten')}
      </ButtonLink>
    </Page>
  );
}
