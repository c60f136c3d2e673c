import type { AngebotenerGrund } from '#contract/entities/beendigung.ts';
import { Page } from '#widgets/page/Page.tsx';
import { brieffelder } from '../../../../formular/Brieffelder.tsx';
import { Formular } from '../../../../formular/Formular.tsx';
import { Abfrage } from '../../../../shell/zustand/Abfrage.tsx';
import { t } from '../texte.ts';
import { Fortschritt } from './Fortschritt.tsx';
import { gehe, type StepProps, useAngebot, useFlowState, useWorte } from './step.ts';
import { useGrund } from './useGrund.ts';

/** Why: one of the reasons that fit this contract today. */
export function Grund(props: StepProps) {
  const { actor, versicherungsNummer } = props;
  const flowState = useFlowState(actor);
  const sagen = useWorte(actor);
  const abfrage = useAngebot(versicherungsNummer);
  return (
    <Abfrage abfrage={abfrage} title={sagen('grundTitel')} flowState={flowState}>
      {({ gruende }) => (
        <Page
          title={sagen('grundTitel')}
          back={{ label: t('zurueck'), onClick: () => gehe(actor, 'uebersicht') }}
          progress={<Fortschritt actor={actor} schritt="grund" />}
          flowState={flowState}
        >
          <GrundForm {...props} gruende={gruende} />
        </Page>
      )}
    </Abfrage>
  );
}

function GrundForm(props: StepProps & { gruende: readonly AngebotenerGrund[] }) {
  const { actor } = props;
  const formular = useGrund(props);
  const weiter = () => {
    const antwort = formular.pruefe();
    if (antwort) actor.send({ type: 'WEITER', antwort });
  };
  return (
    <Formular formular={formular} sofort={brieffelder} onSenden={weiter} knopf={t('weiter')} />
  );
}
