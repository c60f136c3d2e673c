import { useSelector } from '@xstate/react';
import type { Kuendigungsergebnis } from '#contract/entities/beendigung.ts';
import { formatBetrag } from '#contract/fields/betrag.ts';
import { formatDatumLang, formatMoment } from '#contract/tag.ts';
import * as select from '#machines/vertrag/kuendigung/selectors.ts';
import { Button } from '#widgets/button/Button.tsx';
import { ButtonLink } from '#widgets/button/ButtonLink.tsx';
import { InfoBox } from '#widgets/info-box/InfoBox.tsx';
import { Page } from '#widgets/page/Page.tsx';
import { Aktionen } from '../../../../shell/Aktionen.tsx';
import { useVertragswege } from '../../wege.ts';
import { t, type KuendigungsWorte } from '../texte.ts';
import { type StepProps, useFlowState, useWorte } from './step.ts';

/** The end: received when, covered until when, what comes next. */
export function Bestaetigung({ actor, versicherungsNummer }: StepProps) {
  const ergebnis = useSelector(actor, select.ergebnis);
  const flowState = useFlowState(actor);
  const wege = useVertragswege();
  const sagen = useWorte(actor);
  if (!ergebnis) return null;
  return (
    <Page title={titel(ergebnis, sagen)} flowState={flowState}>
      <InfoBox type="positive" headline={kern(ergebnis, sagen)}>
        {t('eingegangen', formatMoment(new Date(ergebnis.eingegangenAm)))}
      </InfoBox>
      {saetze(ergebnis, sagen).map((satz) => (
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

function titel({ status }: Kuendigungsergebnis, sagen: KuendigungsWorte): string {
  if (status === 'ANZEIGE') return t('angezeigtTitel');
  return sagen(status === 'WIRKSAM' ? 'bestaetigungTitel' : 'eingereichtTitel');
}

function kern({ status, kuendigungsdatum }: Kuendigungsergebnis, sagen: KuendigungsWorte): string {
  if (status === 'ANZEIGE') return t('verkaufPruefung');
  return status === 'WIRKSAM'
    ? sagen('gekuendigt', { datum: formatDatumLang(kuendigungsdatum) })
    : sagen('eingereicht');
}

function saetze(
  { status, erstattung, nochFaellig }: Kuendigungsergebnis,
  sagen: KuendigungsWorte,
): string[] {
  if (status !== 'WIRKSAM') return [sagen('eingereichtWeiter')];
  return [
    ...(erstattung ? [sagen('bestaetigungErstattung', { betrag: formatBetrag(erstattung) })] : []),
    ...(nochFaellig
      ? [
          t('bestaetigungNochFaellig', {
            betrag: formatBetrag(nochFaellig.betrag),
            datum: formatDatumLang(nochFaellig.am),
          }),
        ]
      : []),
    sagen('bestaetigungWeiter'),
    sagen('bestaetigungZurueck'),
  ];
}
