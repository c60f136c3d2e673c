import { useSelector } from '@xstate/react';
import * as select from '#machines/vertrag/schutz/selectors.ts';
import { ButtonLink } from '#widgets/button/ButtonLink.tsx';
import { InfoBox } from '#widgets/info-box/InfoBox.tsx';
import { Page } from '#widgets/page/Page.tsx';
import { Aktionen } from '../../../../shell/Aktionen.tsx';
import { t as allen } from '../../aenderung/texte.ts';
import { satzwerteAller } from '../wunschworte.ts';
import { type StepProps, useFlowState, useVertrag, useWorte } from './step.ts';

/** The end: what was changed, from when, what it costs. */
export function Gespeichert(props: StepProps) {
  const { actor, versicherungsNummer: nummer, vertragsseite, liste } = props;
  const flowState = useFlowState(actor);
  const { sagen, einzeln } = useWorte(actor);
  const satz = useSatz(props);
  const mehrere = useSelector(actor, select.wuensche).length > 1;
  const titel = mehrere ? sagen('gespeichertTitel') : einzeln('gespeichertTitel');
  return (
    <Page title={titel} lead={allen('vertrag', { nummer })} flowState={flowState}>
      <InfoBox type="positive" headline={satz}>
        {einzeln('gespeichertWeiter')}
      </InfoBox>
      <Aktionen>
        <ButtonLink href={vertragsseite}>{allen('vertragAnsehen')}</ButtonLink>
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
  const { sagen } = useWorte(actor);
  if (!ergebnis || !berechnung || !vertrag) return undefined;
  return sagen('verbindlich', satzwerteAller({ vertrag, ergebnis, wuensche }, berechnung));
}
