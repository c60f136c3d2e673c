import { useSelector } from '@xstate/react';
import type { Vertrag } from '#contract/entities/vertrag.ts';
import { zahlweiseLabel } from '#contract/entities/zahlweise.ts';
import { formatDatumLang } from '#contract/fields/datum.ts';
import * as select from '#machines/vertrag/aenderung/selectors.ts';
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
  const wahl = useAbgelehnteWahl(actor);
  const vertragsseite = `/kunden/vertraege/${nummer}`;

  return (
    <Abfrage abfrage={abfrage} title={t('titel')} flowState={flowState}>
      {({ versicherungsName, vorgemerkteZahlweise: neu, aenderungen: { zahlweise: angebot } }) => (
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
              {...(wahl
                ? { type: 'warning', headline: t('nichtGespeichert', { zahlweise: wahl }) }
                : { type: 'neutral' })}
              action={<ButtonLink href={vertragsseite}>{t('vertragAnsehen')}</ButtonLink>}
            >
              {wahl && neu ? vorgemerkt(neu) : angebot.hinderung.text}
            </InfoBox>
          ) : (
            <AuswahlForm {...props} angebot={angebot} />
          )}
        </Page>
      )}
    </Abfrage>
  );
}

/** What she wanted when it was refused; another tab may have been faster. */
function useAbgelehnteWahl(actor: StepProps['actor']): string | null {
  const hinderung = useSelector(actor, select.hinderung);
  const auswahl = useSelector(actor, select.auswahl);
  return hinderung && auswahl ? zahlweiseLabel[auswahl.wunsch.wert] : null;
}

function vorgemerkt({ wert, wirksamkeitsdatum }: NonNullable<Vertrag['vorgemerkteZahlweise']>) {
  return t('bereitsVorgemerkt', {
    zahlweise: zahlweiseLabel[wert],
    datum: formatDatumLang(wirksamkeitsdatum),
  });
}
