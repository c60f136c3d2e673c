import { ButtonLink } from '#widgets/button/ButtonLink.tsx';
import { Page } from '#widgets/page/Page.tsx';
import { Aktionen } from '../../../../shell/Aktionen.tsx';
import { t } from '../texte.ts';
import { type Briefakteur, useFlowState } from './step.ts';

/** It has arrived: when somebody answers (`domain/konto.md §8`). */
export function Gesendet({
  actor,
  titel = t('gesendetTitel'),
}: {
  actor: Briefakteur;
  titel?: string;
}) {
  return (
    <Page
      title={titel}
      documentTitle={t('fenster')}
      lead={t('gesendet')}
      flowState={useFlowState(actor)}
    >
      <p>{t('gesendetFrage')}</p>
      <Aktionen>
        <ButtonLink href="/">{t('start')}</ButtonLink>
        <ButtonLink variant="secondary" href="/kontakt/">
          {t('kontakt')}
        </ButtonLink>
      </Aktionen>
    </Page>
  );
}
