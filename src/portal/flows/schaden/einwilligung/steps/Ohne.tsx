import { useSelector } from '@xstate/react';
import * as mailcodelage from '#machines/parts/mailcodelage.ts';
import * as select from '#machines/schaden/einwilligung/selectors.ts';
import { Button } from '#widgets/button/Button.tsx';
import { InfoBox } from '#widgets/info-box/InfoBox.tsx';
import { Page } from '#widgets/page/Page.tsx';
import { Aktionen } from '../../../../shell/Aktionen.tsx';
import { t } from '../texte.ts';
import { Hilfe } from './Hilfe.tsx';
import { type StepProps, useFlowState } from './step.ts';

/** Unknown, expired or used, or the hour of a code is over: nothing has happened, and how it goes on. */
export function LinkUngueltig({ actor }: StepProps) {
  const mitCode = useSelector(actor, select.istMitCode);
  return (
    <Page
      title={t(mitCode ? 'codeVorbeiTitel' : 'linkUngueltigTitel')}
      flowState={useFlowState(actor)}
      width="text"
    >
      <InfoBox type="warning" headline={t(mitCode ? 'codeVorbei' : 'linkUngueltig')}>
        {t(mitCode ? 'codeVorbeiWarum' : 'linkUngueltigWarum')}
      </InfoBox>
      <OhneLink actor={actor} knopf={t(mitCode ? 'neuerCode' : 'ohneLink')} />
      {!mitCode && <p>{t('neuerLink')}</p>}
      <Hilfe />
    </Page>
  );
}

/** She wanted to take it back with what counts no longer: it was not taken back. */
export function NichtWiderrufen({ actor }: StepProps) {
  return (
    <Page title={t('nichtWiderrufenTitel')} flowState={useFlowState(actor)} width="text">
      <InfoBox type="error" headline={t('nochNicht')}>
        {t('nichtWiderrufenWarum')}
      </InfoBox>
      <OhneLink actor={actor} knopf={t('neuerCode')} />
      <Hilfe />
    </Page>
  );
}

function OhneLink({ actor, knopf }: Pick<StepProps, 'actor'> & { knopf: string }) {
  return (
    <Aktionen>
      <Button onClick={() => actor.send({ type: 'OHNE_LINK' })}>{knopf}</Button>
    </Aktionen>
  );
}

/** Too many tries: from when it works again, and who helps until then. */
export function Gesperrt({ actor }: StepProps) {
  const satz = useSelector(actor, mailcodelage.satz);
  const onClick = () => actor.send({ type: 'ADRESSE_AENDERN' });
  return (
    <Page
      title={t('gesperrtTitel')}
      back={{ label: t('angabenAendern'), onClick }}
      flowState={useFlowState(actor)}
      width="text"
    >
      {satz !== null && <InfoBox type="warning" headline={satz} />}
      <Hilfe />
    </Page>
  );
}
