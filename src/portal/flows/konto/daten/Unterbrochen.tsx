import { useLocation } from 'react-router-dom';
import { ButtonLink } from '#widgets/button/ButtonLink.tsx';
import { InfoBox } from '#widgets/info-box/InfoBox.tsx';
import { Page } from '#widgets/page/Page.tsx';
import { loginAddress } from '../../../session/returnPath.ts';
import { type StepProps, useFlowState } from './actor.ts';
import { t } from './texte.ts';

/** The session ended on the way; the sign-in leads back to this address. */
export function Unterbrochen({ actor }: StepProps) {
  const { pathname } = useLocation();
  return (
    <Page title={t('unterbrochenTitel')} flowState={useFlowState(actor)} width="text">
      <InfoBox
        type="neutral"
        headline={t('unterbrochen')}
        action={<ButtonLink href={loginAddress('kunden', pathname)}>{t('anmelden')}</ButtonLink>}
      >
        {t('nichtGespeichert')}
      </InfoBox>
    </Page>
  );
}
