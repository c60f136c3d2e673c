import { ButtonLink } from '#widgets/button/ButtonLink.tsx';
import { Page } from '#widgets/page/Page.tsx';
import { type StepProps, useFlowState } from '../step.ts';
import { t } from './texte.ts';

/** The brand does not sell this product (`domain/antrag.md §8.4`). */
export function NichtVerfuegbar({ actor }: StepProps) {
  return (
    <Page
      title={t('nichtVerfuegbarTitel')}
      lead={t('nichtVerfuegbarText')}
      flowState={useFlowState(actor)}
    >
      <p>
        <ButtonLink href="/">{t('andereProdukte')}</ButtonLink>
      </p>
    </Page>
  );
}
