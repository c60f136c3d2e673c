import { useSelector } from '@xstate/react';
import { nachzureichen } from '#contract/begriffe/anbindung.ts';
import * as select from '#machines/vermittler/vertriebspartner-werden/selectors.ts';
import { ButtonLink } from '#widgets/button/ButtonLink.tsx';
import { InfoBox } from '#widgets/info-box/InfoBox.tsx';
import { Page } from '#widgets/page/Page.tsx';
import { Abschnitt } from '../../../../shell/Abschnitt.tsx';
import { Aktionen } from '../../../../shell/Aktionen.tsx';
import { t } from '../texte.ts';
import { type StepProps, useFlowState } from './step.ts';
import styles from './steps.module.css';

/** The end: when somebody answers, and which papers are still asked for. */
export function Gesendet({ actor }: StepProps) {
  const ergebnis = useSelector(actor, select.ergebnis);
  const flowState = useFlowState(actor);
  if (!ergebnis) return null;
  return (
    <Page title={t('gesendetTitel')} flowState={flowState}>
      <InfoBox type="positive" headline={t('gesendet')}>
        <p>
          {t('nummer', { nummer: ergebnis.anbindungsNummer })} {t('mail')}
        </p>
      </InfoBox>
      <Abschnitt titel={t('nachreichenTitel')}>
        <ul className={styles.liste}>
          {nachzureichen.map((eine) => (
            <li key={eine}>{eine}</li>
          ))}
        </ul>
        <p>{t('nachreichen')}</p>
      </Abschnitt>
      <Aktionen>
        <ButtonLink variant="secondary" href="/">
          {t('start')}
        </ButtonLink>
      </Aktionen>
    </Page>
  );
}
