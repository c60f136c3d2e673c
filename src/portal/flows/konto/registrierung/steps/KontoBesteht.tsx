import { ButtonLink } from '#widgets/button/ButtonLink.tsx';
import { Actions } from '#widgets/form/Actions.tsx';
import { Page } from '#widgets/page/Page.tsx';
import { useFlowState } from '../../nummer/actor.ts';
import { t } from '../texte.ts';
import type { StepProps } from './step.ts';

/** She has an account; the link told only her. */
export function KontoBesteht({ actor }: StepProps) {
  return (
    <Page
      title={t('kontoBestehtTitel')}
      lead={t('kontoBesteht')}
      flowState={useFlowState(actor)}
      width="text"
    >
      <Actions>
        <ButtonLink href="/kunden/login/">{t('anmelden')}</ButtonLink>
        <ButtonLink href="/kunden/login/passwort-vergessen/" variant="quiet">
          {t('passwortVergessen')}
        </ButtonLink>
      </Actions>
    </Page>
  );
}
