import { useSelector } from '@xstate/react';
import * as select from '#machines/vertrag/widerruf/selectors.ts';
import { Button } from '#widgets/button/Button.tsx';
import { FactList } from '#widgets/fact-list/FactList.tsx';
import { InfoBox } from '#widgets/info-box/InfoBox.tsx';
import { Page } from '#widgets/page/Page.tsx';
import { StepProgress } from '#widgets/step-progress/StepProgress.tsx';
import { useBrand } from '#widgets/theme/brandContext.ts';
import { Aktionen } from '../../../../shell/Aktionen.tsx';
import { Handlung } from '../../beendigung/Handlung.tsx';
import { Stoerung } from '../../beendigung/Stoerung.tsx';
import { t } from '../texte.ts';
import { type StepProps, useFlowState } from './step.ts';

/** Second click of the two; it sends. */
export function Bestaetigen({ actor }: StepProps) {
  const angaben = useSelector(actor, select.angaben);
  const istFehler = useSelector(actor, select.istTechnischerFehler);
  const flowState = useFlowState(actor);
  if (!angaben) return null;
  const { name, versicherungsNummer, email } = angaben;
  return (
    <Page
      title={t('bestaetigenTitel')}
      lead={t('bestaetigen')}
      back={{ label: t('zurueckZuAngaben'), onClick: () => zurueck(actor) }}
      progress={<StepProgress step={2} of={2} title={t('schrittBestaetigen')} />}
      flowState={flowState}
    >
      <FactList
        facts={[
          { label: t('name'), value: name },
          { label: t('vertragsnummer'), value: versicherungsNummer },
          { label: t('email'), value: email },
        ]}
      />
      <Handlung istFehler={istFehler}>
        <Senden actor={actor} />
      </Handlung>
    </Page>
  );
}

function Senden({ actor }: Pick<StepProps, 'actor'>) {
  const { email } = useBrand().contact;
  const laedt = useSelector(actor, select.laedt);
  const istZuOft = useSelector(actor, select.istZuOft);
  const istFehler = useSelector(actor, select.istTechnischerFehler);
  const erneut = () => actor.send({ type: 'ERNEUT' });
  if (istFehler) return <Stoerung erneut={t('nochmal')} onErneut={erneut} />;
  if (istZuOft) {
    return (
      <InfoBox
        type="warning"
        headline={t('zuOft')}
        action={<Button onClick={erneut}>{t('nochmal')}</Button>}
      >
        {t('zuOftWeiter', { email })}
      </InfoBox>
    );
  }
  return (
    <Aktionen>
      <Button loading={laedt} onClick={() => actor.send({ type: 'WIDERRUFEN' })}>
        {t('widerrufBestaetigen')}
      </Button>
    </Aktionen>
  );
}

function zurueck(actor: StepProps['actor']): void {
  actor.send({ type: 'xstate.route', to: '#angaben' });
}
