import { useQueryClient } from '@tanstack/react-query';
import { useActorRef, useSelector } from '@xstate/react';
import { type ReactNode, useState } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { DatenAntworten } from '#machines/konto/daten/answers.ts';
import type { EinstellungenSchritt } from '#machines/konto/einstellungen/answers.ts';
import type { einstellungen } from '#machines/konto/einstellungen/machine.ts';
import * as select from '#machines/konto/einstellungen/selectors.ts';
import { ButtonLink } from '#widgets/button/ButtonLink.tsx';
import { InfoBox } from '#widgets/info-box/InfoBox.tsx';
import { Page } from '#widgets/page/Page.tsx';
import { usePorts } from '../../../ports.ts';
import { einstellungenDaten } from '../../../queries/einstellungen.ts';
import { useSessionEvents } from '../../useSessionEvents.ts';
import { Unterbrechbar } from '../../unterbrochen/Unterbrechbar.tsx';
import { useBild, useMitAnmeldung } from '../../unterbrochen/unterbrochener.ts';
import { useFlowState } from '../daten/actor.ts';
import { t as daten } from '../daten/texte.ts';
import { useDatenseite } from '../daten/useDatenseite.ts';
import { einstellungenMit } from './effects.ts';
import { Einstellungen, useEinstellungenFormular } from './steps/Einstellungen.tsx';
import { t } from './texte.ts';

/** Mails and signature of a broker, from what he has chosen before. */
export function EinstellungenView({ bisher }: { bisher: DatenAntworten['einstellungen'] }) {
  const { client } = usePorts();
  const queries = useQueryClient();
  const [chart] = useState(() =>
    einstellungenMit({
      client,
      onGespeichert: () => void queries.invalidateQueries({ queryKey: einstellungenDaten }),
    }),
  );
  const actor = useActorRef(useMitAnmeldung(chart), { input: {} });
  useSessionEvents(actor);
  const bild = useBild(actor, chart);
  const formular = useEinstellungenFormular(bisher);
  const Step = steps[useSelector(bild, select.schritt)];
  return (
    <Unterbrechbar actor={actor}>
      <Step actor={bild} formular={formular} />
    </Unterbrechbar>
  );
}

type StepProps = {
  actor: ActorRefFrom<typeof einstellungen>;
  formular: ReturnType<typeof useEinstellungenFormular>;
};

const steps = {
  einstellungen: Einstellungen,
  gespeichert: Gespeichert,
} as const satisfies Record<EinstellungenSchritt, (props: StepProps) => ReactNode>;

/** The end: they count from now on. */
function Gespeichert({ actor }: StepProps) {
  return (
    <Page title={t('gespeichertTitel')} flowState={useFlowState(actor)} width="text">
      <InfoBox type="positive" headline={t('gespeichert')} />
      <ButtonLink href={useDatenseite()}>{daten('zuIhrenDaten')}</ButtonLink>
    </Page>
  );
}
