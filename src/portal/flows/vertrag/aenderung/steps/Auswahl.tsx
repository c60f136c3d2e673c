import { formatDatumLang } from '#contract/fields/datum.ts';
import { ButtonLink } from '#widgets/button/ButtonLink.tsx';
import { InfoBox } from '#widgets/info-box/InfoBox.tsx';
import { Page } from '#widgets/page/Page.tsx';
import { StepProgress } from '#widgets/step-progress/StepProgress.tsx';
import { Abfrage } from '../../../../shell/zustand/Abfrage.tsx';
import { silben } from '../../../../shell/silben.ts';
import { t } from '../texte.ts';
import { AuswahlForm } from './AuswahlForm.tsx';
import { type StepProps, useFlowState, useVertrag } from './step.ts';

/** First step: the payment periods with their prices, or why there is no choice. */
export function Auswahl(props: StepProps) {
  const { actor, versicherungsNummer: nummer } = props;
  const flowState = useFlowState(actor);
  const abfrage = useVertrag(nummer);
  const vertragsseite = `/kunden/vertraege/${nummer}`;

  return (
    <Abfrage abfrage={abfrage} title={t('titel')} flowState={flowState}>
      {({ versicherungsName, aenderungen: { zahlweise: angebot } }) => (
        <Page
          title={t('titel')}
          lead={
            angebot.wirksamkeitsdatum && !angebot.hinderung
              ? t('einleitung', {
                  name: silben(versicherungsName),
                  nummer,
                  datum: formatDatumLang(angebot.wirksamkeitsdatum),
                })
              : t('einleitungOhneDatum', { name: silben(versicherungsName), nummer })
          }
          back={{ label: t('zurueckZumVertrag'), href: vertragsseite }}
          {...(angebot.hinderung
            ? {}
            : { progress: <StepProgress step={1} of={2} title={t('schrittWaehlen')} /> })}
          flowState={flowState}
        >
          {angebot.hinderung ? (
            <InfoBox
              type="neutral"
              action={<ButtonLink href={vertragsseite}>{t('vertragAnsehen')}</ButtonLink>}
            >
              {angebot.hinderung.text}
            </InfoBox>
          ) : (
            <AuswahlForm {...props} angebot={angebot} />
          )}
        </Page>
      )}
    </Abfrage>
  );
}
