import { useSelector } from '@xstate/react';
import { formatMoment } from '#contract/tag.ts';
import * as select from '#machines/schaden/geschaedigter/selectors.ts';
import { ButtonLink } from '#widgets/button/ButtonLink.tsx';
import { InfoBox } from '#widgets/info-box/InfoBox.tsx';
import { Page } from '#widgets/page/Page.tsx';
import { Abschnitt } from '../../../../shell/Abschnitt.tsx';
import { Aktionen } from '../../../../shell/Aktionen.tsx';
import { t } from '../texte.ts';
import { type StepProps, useFlowState } from './step.ts';

/** The end: the number, and what comes next. */
export function Gemeldet({ actor }: StepProps) {
  const ergebnis = useSelector(actor, select.ergebnis);
  const flowState = useFlowState(actor);
  if (!ergebnis) return null;
  const { vorgangsNummer: nummer, gemeldetAm } = ergebnis;
  return (
    <Page title={t('gemeldetTitel')} flowState={flowState}>
      <InfoBox type="positive" headline={t('nummer', { nummer })}>
        <p>{t('gemeldetAm', formatMoment(new Date(gemeldetAm)))}</p>
        <p>{t('mail')}</p>
      </InfoBox>
      <Abschnitt titel={t('weiterTitel')}>
        <p>{t('weiterPruefen')}</p>
        <p>{t('weiterBelege')}</p>
      </Abschnitt>
      <Aktionen>
        <ButtonLink variant="secondary" href="/">
          {t('start')}
        </ButtonLink>
      </Aktionen>
    </Page>
  );
}
