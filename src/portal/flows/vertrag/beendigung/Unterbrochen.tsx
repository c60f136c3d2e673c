import { ButtonLink } from '#widgets/button/ButtonLink.tsx';
import { InfoBox } from '#widgets/info-box/InfoBox.tsx';
import { Page } from '#widgets/page/Page.tsx';
import { useLocation } from 'react-router-dom';
import { usePorts } from '../../../ports.ts';
import { loginAddress } from '../../../session/returnPath.ts';
import { t } from './texte.ts';

interface Props {
  title: string;
  flowState: string;
}

/** The session ended on the way; the sign-in leads back to this very address and step. */
export function UnterbrocheneSeite({ title, flowState }: Props) {
  const { pathname, search } = useLocation();
  const { bereich } = usePorts();
  return (
    <Page title={title} flowState={flowState}>
      <InfoBox
        type="neutral"
        headline={t('unterbrochen')}
        action={
          <ButtonLink href={loginAddress(bereich, pathname + search)}>{t('anmelden')}</ButtonLink>
        }
      >
        {t('angabenBleiben')}
      </InfoBox>
    </Page>
  );
}
