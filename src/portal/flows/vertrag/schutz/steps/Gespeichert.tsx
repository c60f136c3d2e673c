import { useSelector } from '@xstate/react';
import * as select from '#machines/vertrag/schutz/selectors.ts';
import { ButtonLink } from '#widgets/button/ButtonLink.tsx';
import { InfoBox } from '#widgets/info-box/InfoBox.tsx';
import { Page } from '#widgets/page/Page.tsx';
import { Aktionen } from '../../../../shell/Aktionen.tsx';
import { satzwerte } from '../../aenderung/steps/Bestaetigen.tsx';
import { t } from '../texte.ts';
import { wunschsatz, zahlweiseMitAllen } from '../wunschworte.ts';
import { type StepProps, useFlowState, useVertrag, useWorte } from './step.ts';

/** The end: what was changed, from when, what it costs. */
export function Gespeichert(props: StepProps) {
  const { actor, versicherungsNummer: nummer, vertragsseite, liste } = props;
  const flowState = useFlowState(actor);
  const { sagen, einzeln } = useWorte(actor);
  const satz = useSatz(props);
  return (
    <Page title={sagen('gespeichertTitel')} lead={t('nummer', { nummer })} flowState={flowState}>
      <InfoBox type="positive" headline={satz}>
        {einzeln('gespeichertWeiter')}
      </InfoBox>
      <Aktionen>
        <ButtonLink href={vertragsseite}>{t('vertragAnsehen')}</ButtonLink>
        <ButtonLink variant="secondary" href={liste}>
          {einzeln('alleVertraege')}
        </ButtonLink>
      </Aktionen>
    </Page>
  );
}

/** What was saved, in words; without it as long as the contract is not read. */
function useSatz(props: StepProps): string | undefined {
  const { actor } = props;
  const wuensche = useSelector(actor, select.wuensche);
  const ergebnis = useSelector(actor, select.ergebnis);
  const berechnung = useSelector(actor, select.berechnung);
  const { data: vertrag } = useVertrag(props);
  const { einzeln } = useWorte(actor);
  if (!ergebnis || !berechnung || !vertrag) return undefined;
  const stand = { vertrag, ergebnis, wuensche };
  const werte = { worte: { satz: wunschsatz(stand) }, berechnung };
  return einzeln('gespeichertSatz', satzwerte(werte, zahlweiseMitAllen(stand, berechnung)));
}
