import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { nachrichtMonate } from '#contract/constants.ts';
import type { fahrzeugdaten } from '#machines/antrag/allgemeine-versicherungsdaten/machine.ts';
import * as select from '#machines/antrag/nachricht/selectors.ts';
import { InfoBox } from '#widgets/info-box/InfoBox.tsx';
import { Page } from '#widgets/page/Page.tsx';
import { brieffelder } from '../../../../formular/Brieffelder.tsx';
import { Formular } from '../../../../formular/Formular.tsx';
import { Hindernis } from '../../nachricht/Hindernis.tsx';
import { useFlowState } from '../../nachricht/steps/step.ts';
import { wohin } from '../../nachricht/wohin.ts';
import { t as brief } from '../../nachricht/texte.ts';
import { t } from '../texte.ts';
import { useEingabe } from '../useEingabe.ts';

interface Props {
  actor: ActorRefFrom<typeof fahrzeugdaten>;
  heute: string;
}

/** The vehicle, who asks, and how to answer her, on one page. */
export function Angaben({ actor, heute }: Props) {
  const formular = useEingabe(heute);
  const empfaenger = useSelector(actor, (snapshot) => wohin(snapshot, true));
  const senden = () => {
    const antwort = formular.pruefe();
    if (antwort) actor.send({ type: 'WEITER', antwort });
  };
  return (
    <Page
      title={formular.seite.titel}
      documentTitle={t('fenster')}
      lead={t('lead')}
      flowState={useFlowState(actor)}
    >
      <Formular
        formular={formular}
        sofort={brieffelder}
        davor={
          <InfoBox type="neutral" headline={t('fahrzeugschein')}>
            {t('fahrzeugscheinText')}
          </InfoBox>
        }
        onSenden={senden}
        knopf={t('senden')}
        laedt={useSelector(actor, select.laedt)}
      >
        <p>{empfaenger}</p>
        <p>
          {brief('datenschutz', { monate: String(nachrichtMonate) })}{' '}
          <a href="/datenschutz/">{brief('datenschutzLink')}</a>
        </p>
        <Hindernis actor={actor} />
      </Formular>
    </Page>
  );
}
