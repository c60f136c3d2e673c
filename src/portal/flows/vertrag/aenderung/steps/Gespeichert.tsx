import { useQuery } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import * as select from '#machines/vertrag/aenderung/selectors.ts';
import { ButtonLink } from '#widgets/button/ButtonLink.tsx';
import { InfoBox } from '#widgets/info-box/InfoBox.tsx';
import { Page } from '#widgets/page/Page.tsx';
import { usePorts } from '../../../../ports.ts';
import { angebotQuery } from '../../../../queries/aenderungLesen.ts';
import { Aktionen } from '../../../../shell/Aktionen.tsx';
import { inWorten, zahlweiseDanach } from '../worte.ts';
import { t } from '../texte.ts';
import { satzwerte } from './Bestaetigen.tsx';
import { type StepProps, useFlowState, useVertrag, useWorte } from './step.ts';

/** The end: what was changed, from when, what it costs; or that nothing has changed. */
export function Gespeichert(props: StepProps) {
  const { actor, versicherungsNummer, vertragsseite, liste } = props;
  const ergebnis = useSelector(actor, select.gespeichert);
  const flowState = useFlowState(actor);
  const sagen = useWorte(actor);
  const satz = useSatz(props);
  const titel = ergebnis ? (ergebnis.sofort ? 'sofortTitel' : 'gespeichertTitel') : 'umsatzTitel';
  const weiter = ergebnis
    ? ergebnis.sofort
      ? 'sofortWeiter'
      : 'gespeichertWeiter'
    : 'umsatzWeiter';
  return (
    <Page
      title={sagen(titel)}
      lead={t('vertrag', { nummer: versicherungsNummer })}
      flowState={flowState}
    >
      <InfoBox type="positive" headline={ergebnis ? satz : undefined}>
        {sagen(weiter)}
      </InfoBox>
      <Aktionen>
        <ButtonLink href={vertragsseite}>{t('vertragAnsehen')}</ButtonLink>
        <ButtonLink variant="secondary" href={liste}>
          {sagen('alleVertraege')}
        </ButtonLink>
      </Aktionen>
    </Page>
  );
}

/** What was saved, in words; without it as long as the contract is not read. */
function useSatz(props: StepProps): string | undefined {
  const auswahl = useSelector(props.actor, select.auswahl);
  const berechnung = useSelector(props.actor, select.berechnung);
  const { data: vertrag } = useVertrag(props);
  const sagen = useWorte(props.actor);
  // Never read anew: what was chosen is named by the offer it came from, and offered no more.
  const { client } = usePorts();
  const { versicherungsNummer, art } = props;
  const angebot = useQuery({
    ...angebotQuery(client, versicherungsNummer, art),
    enabled: false,
  }).data;
  if (!auswahl || !berechnung || !vertrag || !angebot) return undefined;
  const stand = { vertrag, angebot };
  const werte = { worte: inWorten(auswahl, stand), berechnung };
  return sagen('gespeichertSatz', satzwerte(werte, zahlweiseDanach(auswahl, stand, berechnung)));
}
