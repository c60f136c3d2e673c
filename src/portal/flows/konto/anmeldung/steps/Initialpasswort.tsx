import { useSelector } from '@xstate/react';
import * as select from '#machines/konto/anmeldung/selectors.ts';
import { Button } from '#widgets/button/Button.tsx';
import { InfoBox } from '#widgets/info-box/InfoBox.tsx';
import { t } from '../texte.ts';
import { Hinweis } from './Hinweis.tsx';
import { type StepProps, useFlowState } from './step.ts';

/** The initial password is too old; another one goes to the address she signed in with. */
export function Initialpasswort({ actor, zugang, Rahmen }: StepProps) {
  const laedt = useSelector(actor, select.laedt);
  const istGesendet = useSelector(actor, select.istGesendet);
  const email = zugang.text('email').trim();

  return (
    <Rahmen
      title={t('initialpasswortTitel')}
      lead={t('initialpasswortEinleitung', { email })}
      back={{ label: t('zurueck'), onClick: () => actor.send({ type: 'ABBRECHEN' }) }}
      flowState={useFlowState(actor)}
      width="text"
    >
      <Hinweis actor={actor} />
      {istGesendet ? (
        <InfoBox type="positive" headline={t('initialpasswortGesendet')}>
          {t('initialpasswortWeiter')}
        </InfoBox>
      ) : (
        <Button
          loading={laedt}
          onClick={() => actor.send({ type: 'INITIALPASSWORT_ANFORDERN', email })}
        >
          {t('initialpasswortAnfordern')}
        </Button>
      )}
    </Rahmen>
  );
}
