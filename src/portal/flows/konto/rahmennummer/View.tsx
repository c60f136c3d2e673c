import { useQueryClient } from '@tanstack/react-query';
import { useActorRef, useSelector } from '@xstate/react';
import { type ReactNode, useState } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { RahmennummerSchritt } from '#machines/konto/rahmennummer/answers.ts';
import type { rahmennummer } from '#machines/konto/rahmennummer/machine.ts';
import * as select from '#machines/konto/rahmennummer/selectors.ts';
import { ButtonLink } from '#widgets/button/ButtonLink.tsx';
import { InfoBox } from '#widgets/info-box/InfoBox.tsx';
import { Page } from '#widgets/page/Page.tsx';
import { usePorts } from '../../../ports.ts';
import { vertragsListen } from '../../../queries/outdated.ts';
import { useSessionEvents } from '../../useSessionEvents.ts';
import { Unterbrechbar } from '../../unterbrochen/Unterbrechbar.tsx';
import { useBild, useMitAnmeldung } from '../../unterbrochen/unterbrochener.ts';
import { rahmennummerMit } from './effects.ts';
import type { Rad } from './radwahl.ts';
import { Radangaben, useRadFormular } from './steps/Radangaben.tsx';
import { useFlowState } from '../daten/actor.ts';
import { t } from './texte.ts';

/** Frame number and manufacturer of one of her bicycles. */
export function RahmennummerView({ raeder, zurueck }: Props) {
  const { client } = usePorts();
  const queries = useQueryClient();
  const [chart] = useState(() =>
    rahmennummerMit({
      client,
      onGespeichert: (nummer) => {
        void queries.invalidateQueries({ queryKey: vertragsListen });
        void queries.invalidateQueries({ queryKey: ['vertrag', nummer] });
      },
    }),
  );
  const actor = useActorRef(useMitAnmeldung(chart), { input: {} });
  useSessionEvents(actor);
  const bild = useBild(actor, chart);
  const formular = useRadFormular(raeder);
  const Step = steps[useSelector(bild, select.schritt)];
  return (
    <Unterbrechbar actor={actor}>
      <Step actor={bild} formular={formular} zurueck={zurueck} />
    </Unterbrechbar>
  );
}

interface Props {
  raeder: readonly [Rad, ...Rad[]];
  /** Where the page came from. */
  zurueck: { label: string; href: string };
}

type StepProps = {
  actor: ActorRefFrom<typeof rahmennummer>;
  formular: ReturnType<typeof useRadFormular>;
  zurueck: Props['zurueck'];
};

const steps = {
  rad: Radangaben,
  gespeichert: Gespeichert,
} as const satisfies Record<RahmennummerSchritt, (props: StepProps) => ReactNode>;

/** The end: it counts from now on. */
function Gespeichert({ actor, zurueck }: StepProps) {
  return (
    <Page title={t('gespeichertTitel')} flowState={useFlowState(actor)} width="text">
      <InfoBox type="positive" headline={t('gespeichert')} />
      <ButtonLink href={zurueck.href}>{zurueck.label}</ButtonLink>
    </Page>
  );
}
