import { useLocation } from 'react-router-dom';
import { ButtonLink } from '#widgets/button/ButtonLink.tsx';
import { InfoBox } from '#widgets/info-box/InfoBox.tsx';
import { Page } from '#widgets/page/Page.tsx';
import { usePorts } from '../../../../ports.ts';
import { loginAddress } from '../../../../session/returnPath.ts';
import { t } from '../texte.ts';
import { type StepProps, useFlowState } from './step.ts';

/** The session ended on the way; the sign-in leads back to this very address and step. */
export function Unterbrochen({ actor, draft }: StepProps) {
  const { pathname, search } = useLocation();
  const flowState = useFlowState(actor);
  const { bereich } = usePorts();
  return (
    <Page title={t('unterbrochenTitel')} flowState={flowState}>
      <InfoBox
        type="neutral"
        headline={t('unterbrochen')}
        action={
          <ButtonLink href={loginAddress(bereich, pathname + search)}>{t('anmelden')}</ButtonLink>
        }
      >
        {draft.read() && t('unterbrochenAuswahl')}
      </InfoBox>
    </Page>
  );
}
