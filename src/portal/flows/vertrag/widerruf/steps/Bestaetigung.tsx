import { useSelector } from '@xstate/react';
import { widerrufBestaetigenTage } from '#contract/constants.ts';
import { formatBetrag } from '#contract/fields/betrag.ts';
import { formatDatumLang, formatMoment } from '#contract/tag.ts';
import * as select from '#machines/vertrag/widerruf/selectors.ts';
import { Button } from '#widgets/button/Button.tsx';
import { ButtonLink } from '#widgets/button/ButtonLink.tsx';
import { FactList } from '#widgets/fact-list/FactList.tsx';
import { InfoBox } from '#widgets/info-box/InfoBox.tsx';
import { Page } from '#widgets/page/Page.tsx';
import { Abschnitt } from '../../../../shell/Abschnitt.tsx';
import { Aktionen } from '../../../../shell/Aktionen.tsx';
import { t } from '../texte.ts';
import { type StepProps, useFlowState } from './step.ts';

/** The receipt: day and time, on the screen and on paper. */
export function Bestaetigung({ actor, zugang, versicherungsNummer }: StepProps) {
  const eingang = useSelector(actor, select.eingang);
  const angaben = useSelector(actor, select.angaben);
  const flowState = useFlowState(actor);
  if (!eingang || !angaben) return null;
  return (
    <Page title={t('bestaetigungTitel')} flowState={flowState}>
      <InfoBox
        type="positive"
        headline={t('eingegangen', formatMoment(new Date(eingang.eingegangenAm)))}
      >
        {t('bestaetigungMail', { email: angaben.email })}
      </InfoBox>
      <FactList
        facts={[
          { label: t('name'), value: angaben.name },
          { label: t('vertragsnummer'), value: angaben.versicherungsNummer },
        ]}
      />
      <Abschnitt titel={t('wieEsWeitergeht')}>
        {saetze(zugang, eingang).map((satz) => (
          <p key={satz}>{satz}</p>
        ))}
      </Abschnitt>
      <Aktionen>
        <Button onClick={() => print()}>{t('drucken')}</Button>
        {zugang === 'OFFEN' ? (
          <ButtonLink variant="secondary" href="/">
            {t('start')}
          </ButtonLink>
        ) : (
          <ButtonLink variant="secondary" href={`/kunden/vertraege/${versicherungsNummer}`}>
            {t('zumVertrag')}
          </ButtonLink>
        )}
      </Aktionen>
    </Page>
  );
}

function saetze(
  zugang: StepProps['zugang'],
  { abgebucht, erstattung, erstattungBis }: NonNullable<ReturnType<typeof select.eingang>>,
): string[] {
  if (zugang === 'OFFEN') {
    const tage = String(widerrufBestaetigenTage);
    return [t('weiterOffen'), t('weiterAndere'), t('weiterPruefung', { tage })];
  }
  if (abgebucht === false) return [t('weiterKunde'), t('weiterNichts')];
  if (!erstattung || !erstattungBis) return [t('weiterKunde')];
  const betrag = formatBetrag(erstattung);
  return [
    t('weiterKunde'),
    t('weiterErstattung', { betrag, datum: formatDatumLang(erstattungBis) }),
  ];
}
