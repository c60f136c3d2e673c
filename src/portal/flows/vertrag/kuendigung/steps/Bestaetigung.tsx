import { useSelector } from '@xstate/react';
import type { Kuendigungsergebnis } from '#contract/entities/beendigung.ts';
import { formatBetrag } from '#contract/fields/betrag.ts';
import { formatDatumLang } from '#contract/fields/datum.ts';
import * as select from '#machines/vertrag/kuendigung/selectors.ts';
import { Button } from '#widgets/button/Button.tsx';
import { ButtonLink } from '#widgets/button/ButtonLink.tsx';
import { InfoBox } from '#widgets/info-box/InfoBox.tsx';
import { Page } from '#widgets/page/Page.tsx';
import { Aktionen } from '../../../../shell/Aktionen.tsx';
import { eingangAls } from '../../beendigung/zeit.ts';
import { useVertragswege } from '../../wege.ts';
import { t } from '../texte.ts';
import { type StepProps, useFlowState } from './step.ts';

/** The end: received when, covered until when, what comes next. */
export function Bestaetigung({ actor, versicherungsNummer }: StepProps) {
  const ergebnis = useSelector(actor, select.ergebnis);
  const flowState = useFlowState(actor);
  const wege = useVertragswege();
  if (!ergebnis) return null;
  const istWirksam = ergebnis.status === 'WIRKSAM';
  return (
    <Page title={t(istWirksam ? 'bestaetigungTitel' : 'eingereichtTitel')} flowState={flowState}>
      <InfoBox type="positive" headline={kern(ergebnis)}>
        {t('eingegangen', eingangAls(ergebnis.eingegangenAm))}
      </InfoBox>
      {saetze(ergebnis).map((satz) => (
        <p key={satz}>{satz}</p>
      ))}
      <Aktionen>
        <ButtonLink href={wege.vertrag(versicherungsNummer)}>{t('vertragAnsehen')}</ButtonLink>
        <Button variant="secondary" onClick={() => print()}>
          {t('drucken')}
        </Button>
      </Aktionen>
    </Page>
  );
}

function kern({ status, kuendigungsdatum }: Kuendigungsergebnis): string {
  return status === 'WIRKSAM'
    ? t('gekuendigt', { datum: formatDatumLang(kuendigungsdatum) })
    : t('eingereicht');
}

function saetze({ status, erstattung }: Kuendigungsergebnis): string[] {
  if (status === 'IN_PRUEFUNG') return [t('eingereichtWeiter')];
  return [
    ...(erstattung ? [t('bestaetigungErstattung', { betrag: formatBetrag(erstattung) })] : []),
    t('bestaetigungWeiter'),
    t('bestaetigungZurueck'),
  ];
}
