import { useQueryClient } from '@tanstack/react-query';
import { useActorRef, useSelector } from '@xstate/react';
import { type ReactNode, useState } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { UntervermittlerSchritt } from '#machines/konto/untervermittler/answers.ts';
import type { untervermittler } from '#machines/konto/untervermittler/machine.ts';
import * as select from '#machines/konto/untervermittler/selectors.ts';
import { ButtonLink } from '#widgets/button/ButtonLink.tsx';
import { InfoBox } from '#widgets/info-box/InfoBox.tsx';
import { Page } from '#widgets/page/Page.tsx';
import { usePorts } from '../../../ports.ts';
import { agenturDaten } from '../../../queries/agentur.ts';
import { Aktionen } from '../../../shell/Aktionen.tsx';
import { useSessionEvents } from '../../useSessionEvents.ts';
import { Unterbrechbar } from '../../unterbrochen/Unterbrechbar.tsx';
import { useBild, useMitAnmeldung } from '../../unterbrochen/unterbrochener.ts';
import { useFlowState } from '../daten/actor.ts';
import { untervermittlerMit } from './effects.ts';
import { Einladen, useEinladungFormular } from './steps/Einladen.tsx';
import { t } from './texte.ts';

/** An access of the agency for somebody else. */
export function UntervermittlerView() {
  const { client } = usePorts();
  const queries = useQueryClient();
  const [chart] = useState(() =>
    untervermittlerMit({
      client,
      onEingeladen: () => void queries.invalidateQueries({ queryKey: agenturDaten }),
    }),
  );
  const actor = useActorRef(useMitAnmeldung(chart), { input: {} });
  useSessionEvents(actor);
  const bild = useBild(actor, chart);
  const formular = useEinladungFormular();
  const Step = steps[useSelector(bild, select.schritt)];
  return (
    <Unterbrechbar actor={actor}>
      <Step actor={bild} formular={formular} />
    </Unterbrechbar>
  );
}

type StepProps = {
  actor: ActorRefFrom<typeof untervermittler>;
  formular: ReturnType<typeof useEinladungFormular>;
};

const steps = {
  einladen: Einladen,
  eingeladen: Eingeladen,
} as const satisfies Record<UntervermittlerSchritt, (props: StepProps) => ReactNode>;

/** The end: the mail is on its way. */
function Eingeladen({ actor }: StepProps) {
  return (
    <Page title={t('eingeladenTitel')} flowState={useFlowState(actor)} width="text">
      <InfoBox type="positive" headline={t('eingeladen')}>
        {t('eingeladenText')}
      </InfoBox>
      <Aktionen>
        <ButtonLink href="/vermittler/agentur">{t('zurAgentur')}</ButtonLink>
      </Aktionen>
    </Page>
  );
}
