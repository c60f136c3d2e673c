import { ButtonLink } from '#widgets/button/ButtonLink.tsx';
import { Page } from '#widgets/page/Page.tsx';
import { schadenwege } from '../../wege.ts';
import { t } from '../texte.ts';
import type { StepProps } from '../View.tsx';

/** Seen for a moment: the page is left for the claim. */
export function Ergaenzt({ flowState, schaden: { schadenNummer } }: StepProps) {
  return (
    <Page title={t('ergaenztTitel')} flowState={flowState}>
      <ButtonLink href={schadenwege.schaden(schadenNummer)}>{t('zumSchaden')}</ButtonLink>
    </Page>
  );
}
