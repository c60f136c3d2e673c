import { ButtonLink } from '#widgets/button/ButtonLink.tsx';
import { Page } from '#widgets/page/Page.tsx';
import { useFlowState } from '../../nummer/actor.ts';
import { t } from '../texte.ts';
import type { StepProps } from './step.ts';

/** Another address is no matter for a form: whoever answers must know who she is. */
export function AbweichendeEmail({ actor }: StepProps) {
  return (
    <Page
      title={t('abweichendeEmailTitel')}
      lead={t('abweichendeEmail')}
      flowState={useFlowState(actor)}
      width="text"
    >
      <p>{t('abweichendeEmailBereit')}</p>
      <ButtonLink href="/kontakt/">{t('kontakt')}</ButtonLink>
    </Page>
  );
}
