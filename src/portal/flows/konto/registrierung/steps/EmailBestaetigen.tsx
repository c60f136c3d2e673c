import { useSelector } from '@xstate/react';
import { useState } from 'react';
import * as flow from '#machines/konto/registrierung/selectors.ts';
import * as select from '#machines/konto/selectors.ts';
import { linkWartezeitMs } from '#machines/parts/wartezeit.ts';
import { Button } from '#widgets/button/Button.tsx';
import { useSecondsLeft } from '#widgets/code-field/useSecondsLeft.ts';
import { useWords } from '#widgets/theme/useWords.ts';
import { minuteWords, remainingText } from '#widgets/countdown/remaining.ts';
import { Actions } from '#widgets/form/Actions.tsx';
import { InfoBox } from '#widgets/info-box/InfoBox.tsx';
import { Page } from '#widgets/page/Page.tsx';
import { usePorts } from '../../../../ports.ts';
import { Fehlerhinweis } from '../../Fehlerhinweis.tsx';
import { useFlowState } from '../../nummer/actor.ts';
import { t } from '../texte.ts';
import type { StepProps } from './step.ts';

/** Second step: a link by mail. Whether an address is known or not, the page is the same. */
export function EmailBestaetigen({ actor }: StepProps) {
  const laedt = useSelector(actor, select.laedt);
  const hinweis = useSelector(actor, select.hinweis);
  const istGesendet = useSelector(actor, flow.istGesendet);
  const email = useSelector(actor, select.maskierteEmail);

  return (
    <Page
      title={t('emailBestaetigenTitel')}
      lead={email === null ? t('emailUnbekannt') : t('emailGefunden', { email })}
      back={{ label: t('zurueck'), onClick: () => actor.send({ type: 'ZURUECK' }) }}
      flowState={useFlowState(actor)}
      width="text"
    >
      <Fehlerhinweis hinweis={hinweis} />
      {istGesendet ? (
        <Gesendet actor={actor} />
      ) : (
        <Actions>
          <Button loading={laedt} onClick={() => actor.send({ type: 'LINK_ANFORDERN' })}>
            {t('linkSenden')}
          </Button>
        </Actions>
      )}
      <Actions>
        <Button variant="quiet" onClick={() => actor.send({ type: 'ABWEICHENDE_EMAIL' })}>
          {t('nichtMeine')}
        </Button>
      </Actions>
    </Page>
  );
}

function Gesendet({ actor }: StepProps) {
  const darfErneut = useSelector(actor, select.darfErneut);
  return (
    <>
      <InfoBox type="positive" headline={t('linkGesendet')}>
        {t('linkGilt')}
      </InfoBox>
      {darfErneut ? (
        <Actions>
          <Button variant="secondary" onClick={() => actor.send({ type: 'LINK_ANFORDERN' })}>
            {t('linkErneut')}
          </Button>
        </Actions>
      ) : (
        <Wartezeit />
      )}
    </>
  );
}

/** Shown as it passes; when it is over the chart says. */
function Wartezeit() {
  const { now } = usePorts();
  const jetzt = () => now().getTime();
  const [bis] = useState(() => jetzt() + linkWartezeitMs);
  const say = useWords('countdown', minuteWords);
  const sekunden = Math.max(1, useSecondsLeft(bis, jetzt));
  return <p>{t('linkErneutIn', { zeit: remainingText(sekunden, say) })}</p>;
}
