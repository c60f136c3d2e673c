import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { bankverbindung } from '#machines/konto/bankverbindung/machine.ts';
import { formatDatum } from '#contract/tag.ts';
import * as select from '#machines/konto/selectors.ts';
import { ButtonLink } from '#widgets/button/ButtonLink.tsx';
import { InfoBox } from '#widgets/info-box/InfoBox.tsx';
import { Page } from '#widgets/page/Page.tsx';
import { useFlowState } from '../../daten/actor.ts';
import { t } from '../texte.ts';

/** The end: from when on the new account is debited, and where the mandate is. */
export function Gespeichert({ actor }: { actor: ActorRefFrom<typeof bankverbindung> }) {
  const datum = formatDatum(useSelector(actor, select.abbuchungAb));
  return (
    <Page title={t('gespeichertTitel')} flowState={useFlowState(actor)} width="text">
      <InfoBox type="positive" headline={t('gespeichert')}>
        {t('abbuchungAb', { datum })} {t('mandatLiegt')}
      </InfoBox>
      <ButtonLink href="/kunden/vertraege/">{t('zurueck')}</ButtonLink>
    </Page>
  );
}
