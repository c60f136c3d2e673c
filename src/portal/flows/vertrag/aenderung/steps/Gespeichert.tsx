import { useSelector } from '@xstate/react';
import * as select from '#machines/vertrag/aenderung/selectors.ts';
import { ButtonLink } from '#widgets/button/ButtonLink.tsx';
import { InfoBox } from '#widgets/info-box/InfoBox.tsx';
import { Page } from '#widgets/page/Page.tsx';
import { Aktionen } from '../../../../shell/Aktionen.tsx';
import { t } from '../texte.ts';
import { werte } from './Bestaetigen.tsx';
import { type StepProps, useFlowState } from './step.ts';

/** The end: what was changed, from when, what it costs. */
export function Gespeichert({ actor, versicherungsNummer }: StepProps) {
  const auswahl = useSelector(actor, select.auswahl);
  const berechnung = useSelector(actor, select.berechnung);
  const flowState = useFlowState(actor);
  return (
    <Page
      title={t('gespeichertTitel')}
      lead={t('vertrag', { nummer: versicherungsNummer })}
      flowState={flowState}
    >
      {auswahl && berechnung && (
        <InfoBox type="positive" headline={t('gespeichert', werte(auswahl, berechnung))}>
          {t('gespeichertWeiter')}
        </InfoBox>
      )}
      <Aktionen>
        <ButtonLink href={`/kunden/vertraege/${versicherungsNummer}`}>
          {t('vertragAnsehen')}
        </ButtonLink>
        <ButtonLink variant="secondary" href="/kunden/vertraege">
          {t('alleVertraege')}
        </ButtonLink>
      </Aktionen>
    </Page>
  );
}
