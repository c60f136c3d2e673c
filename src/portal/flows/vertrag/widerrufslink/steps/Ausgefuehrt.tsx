import { useSelector } from '@xstate/react';
import type { WiderrufslinkErgebnis } from '#contract/entities/beendigung.ts';
import { formatBetrag } from '#contract/fields/betrag.ts';
import { formatDatumLang } from '#contract/tag.ts';
import * as select from '#machines/vertrag/widerrufslink/selectors.ts';
import { ButtonLink } from '#widgets/button/ButtonLink.tsx';
import { InfoBox } from '#widgets/info-box/InfoBox.tsx';
import { Page } from '#widgets/page/Page.tsx';
import { Aktionen } from '../../../../shell/Aktionen.tsx';
import { t } from '../texte.ts';
import { type StepProps, useFlowState } from './step.ts';

/** The contract is revoked. */
export function Ausgefuehrt({ actor }: StepProps) {
  const ergebnis = useSelector(actor, select.ergebnis);
  const flowState = useFlowState(actor);
  if (!ergebnis) return null;
  return (
    <Page title={t('ausgefuehrtTitel')} flowState={flowState} width="text">
      <InfoBox type="positive">
        {t('ausgefuehrt', { nummer: ergebnis.versicherungsNummer })}
      </InfoBox>
      {saetze(ergebnis).map((satz) => (
        <p key={satz}>{satz}</p>
      ))}
      <Aktionen>
        <ButtonLink variant="secondary" href="/">
          {t('start')}
        </ButtonLink>
      </Aktionen>
    </Page>
  );
}

function saetze(ergebnis: WiderrufslinkErgebnis): string[] {
  if (ergebnis.art === 'ZURUECKNEHMEN') return [];
  const { beendigungsdatum, abgebucht, erstattung, erstattungBis } = ergebnis;
  const ende = t('schutzBis', { datum: formatDatumLang(beendigungsdatum) });
  if (!abgebucht) return [ende, t('nichtsAbgebucht')];
  if (erstattung === 0) return [ende];
  const betrag = formatBetrag(erstattung);
  return [ende, t('erstattung', { betrag, datum: formatDatumLang(erstattungBis) })];
}
