import { useSelector } from '@xstate/react';
import * as select from '#machines/vertrag/kuendigung/selectors.ts';
import { ButtonLink } from '#widgets/button/ButtonLink.tsx';
import { Page } from '#widgets/page/Page.tsx';
import { Abfrage } from '../../../../shell/zustand/Abfrage.tsx';
import { t } from '../texte.ts';
import { gehe, type StepProps, useAngebot, useFlowState } from './step.ts';

/** What proves the reason. */
export function Nachweis({ actor, versicherungsNummer }: StepProps) {
  const flowState = useFlowState(actor);
  const grund = useSelector(actor, select.antworten).grund?.grund;
  return (
    <Abfrage
      abfrage={useAngebot(versicherungsNummer)}
      title={t('nachweisTitel')}
      flowState={flowState}
    >
      {({ gruende }) => (
        <Page
          title={t('nachweisTitel')}
          lead={t('nachweisEinleitung', {
            nachweis: gruende.find(({ key }) => key === grund)?.nachweis ?? t('nachweis'),
          })}
          back={{ label: t('zurueck'), onClick: () => gehe(actor, 'datum') }}
          flowState={flowState}
        >
          <p>{t('nachweisPruefung')}</p>
          <ButtonLink href="/kunden/kontakt/">{t('nachricht')}</ButtonLink>
        </Page>
      )}
    </Abfrage>
  );
}
