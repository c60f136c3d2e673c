import { useQueryClient } from '@tanstack/react-query';
import { useActorRef, useSelector } from '@xstate/react';
import { type ReactNode, useState } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { Mitarbeiter } from '#contract/endpoints/agentur.ts';
import type { MitarbeiterSchritt } from '#machines/konto/mitarbeiter/answers.ts';
import type { mitarbeiter } from '#machines/konto/mitarbeiter/machine.ts';
import * as select from '#machines/konto/mitarbeiter/selectors.ts';
import { Page } from '#widgets/page/Page.tsx';
import { showToast } from '#widgets/toast/toast.ts';
import { gehe } from '../../../ort.tsx';
import { usePorts } from '../../../ports.ts';
import { agenturDaten, mitarbeitendeQuery } from '../../../queries/agentur.ts';
import { useSessionEvents } from '../../useSessionEvents.ts';
import { useFlowState } from '../daten/actor.ts';
import { mitarbeiterMit } from './effects.ts';
import { Bestaetigung } from './steps/Bestaetigung.tsx';
import { Rechte, useRechteFormular } from './steps/Rechte.tsx';
import { Uebergabe } from './steps/Uebergabe.tsx';
import { t } from './texte.ts';

interface Props {
  person: Mitarbeiter;
  /** Everybody of the agency. */
  alle: readonly Mitarbeiter[];
  /** Number of the agency. */
  agentur: string;
}

/** What somebody of the agency may do, and what becomes of the access. */
export function MitarbeiterView({ person, alle, agentur }: Props) {
  const { client } = usePorts();
  const queries = useQueryClient();
  const [chart] = useState(() =>
    mitarbeiterMit({
      client,
      id: person.id,
      rechte: person.rechte,
      async jetzigeRechte() {
        const liste = await queries.fetchQuery({
          ...mitarbeitendeQuery(client, agentur),
          staleTime: 0,
        });
        return liste.find(({ id }) => id === person.id)?.rechte ?? [];
      },
      onErledigt(was) {
        showToast({ title: t(`${was}Erledigt`), state: 'positive' });
        gehe('/vermittler/agentur', { replace: true });
        void queries.invalidateQueries({ queryKey: agenturDaten });
      },
    }),
  );
  const { status } = person;
  const actor = useActorRef(chart, { input: { status } });
  useSessionEvents(actor);
  const formular = useRechteFormular(person);
  const Step = steps[useSelector(actor, select.schritt)];
  return <Step actor={actor} person={person} alle={alle} agentur={agentur} formular={formular} />;
}

export interface StepProps extends Props {
  actor: ActorRefFrom<typeof mitarbeiter>;
  formular: ReturnType<typeof useRechteFormular>;
}

const steps = {
  rechte: Rechte,
  uebergabe: Uebergabe,
  bestaetigung: Bestaetigung,
  erledigt: Erledigt,
} as const satisfies Record<MitarbeiterSchritt, (props: StepProps) => ReactNode>;

/** Seen for a moment: the page is left for the list. */
function Erledigt({ actor }: StepProps) {
  return (
    <Page title={t('erledigtTitel')} flowState={useFlowState(actor)}>
      {null}
    </Page>
  );
}
