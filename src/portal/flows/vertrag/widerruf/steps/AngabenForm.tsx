import { FactList } from '#widgets/fact-list/FactList.tsx';
import { Page } from '#widgets/page/Page.tsx';
import { StepProgress } from '#widgets/step-progress/StepProgress.tsx';
import { useBrand } from '#widgets/theme/brandContext.ts';
import { brieffelder } from '../../../../formular/Brieffelder.tsx';
import { Formular } from '../../../../formular/Formular.tsx';
import { Listenfeld } from '../../../../formular/Listenfeld.tsx';
import { t } from '../texte.ts';
import { type StepProps, useFlowState } from './step.ts';
import { useAngaben } from './useAngaben.ts';
import { Abschnitte } from '../../../../pages/prosa/Abschnitte.tsx';
import { markenwerte } from '../../../../pages/rechtliches/markenwerte.ts';
import { widerruf } from '../widerrufText.ts';

type Props = StepProps & Parameters<typeof useAngaben>[0];

/** First click of the two: whose contract, and where the receipt goes. */
export function AngabenForm(props: Props) {
  const { actor, zugang, bekannt } = props;
  const istOffen = zugang === 'OFFEN';
  const formular = useAngaben(props);
  const weiter = () => {
    const antwort = formular.pruefe();
    if (antwort) actor.send({ type: 'WEITER', antwort });
  };
  return (
    <Page
      title={formular.seite.titel}
      lead={formular.seite.einleitung}
      {...(istOffen
        ? {}
        : { back: { label: t('zurueckZuAngaben'), onClick: () => zurueck(actor) } })}
      progress={<StepProgress step={1} of={2} title={t('schrittAngaben')} />}
      flowState={useFlowState(actor)}
    >
      <Formular
        formular={formular}
        sofort={felder}
        davor={!istOffen && <Bekanntes {...bekannt} />}
        onSenden={weiter}
        knopf={t('weiter')}
      />
      {istOffen && <Rechtliches />}
    </Page>
  );
}

const felder = { ...brieffelder, liste: Listenfeld };

function Bekanntes({ name, versicherungsNummer }: Props['bekannt']) {
  return (
    <FactList
      facts={[
        { label: t('name'), value: name },
        { label: t('vertragsnummer'), value: versicherungsNummer },
      ]}
    />
  );
}

function zurueck(actor: StepProps['actor']): void {
  actor.send({ type: 'xstate.route', to: '#uebersicht' });
}

/** What the law says about it, and the ways besides this page. */
function Rechtliches() {
  return <Abschnitte abschnitte={widerruf(markenwerte(useBrand())).abschnitte} />;
}
