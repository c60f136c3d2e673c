import { useQueryClient } from '@tanstack/react-query';
import { useActorRef, useSelector } from '@xstate/react';
import { type ReactNode, useState } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { DatenAntworten } from '#machines/konto/daten/answers.ts';
import type { KontaktdatenSchritt } from '#machines/konto/kontaktdaten/answers.ts';
import type { kontaktdaten } from '#machines/konto/kontaktdaten/machine.ts';
import * as select from '#machines/konto/kontaktdaten/selectors.ts';
import { ButtonLink } from '#widgets/button/ButtonLink.tsx';
import { InfoBox } from '#widgets/info-box/InfoBox.tsx';
import { Page } from '#widgets/page/Page.tsx';
import { usePorts } from '../../../ports.ts';
import { partnerDaten } from '../../../queries/partnerLesen.ts';
import { useSessionEvents } from '../../useSessionEvents.ts';
import { Unterbrechbar } from '../../unterbrochen/Unterbrechbar.tsx';
import { useBild, useMitAnmeldung } from '../../unterbrochen/unterbrochener.ts';
import { kontaktdatenMit } from './effects.ts';
import { Angaben, useAngabenFormular } from './steps/Angaben.tsx';
import { useFlowState } from '../daten/actor.ts';
import { t as daten } from '../daten/texte.ts';
import { t } from './texte.ts';

/** Form of address, title and telephone, from what is known. */
export function KontaktdatenView({ bisher }: { bisher: DatenAntworten['angaben'] }) {
  const { client } = usePorts();
  const queries = useQueryClient();
  const [chart] = useState(() =>
    kontaktdatenMit({
      client,
      onGespeichert: () => void queries.invalidateQueries({ queryKey: partnerDaten }),
    }),
  );
  const actor = useActorRef(useMitAnmeldung(chart), { input: {} });
  useSessionEvents(actor);
  const bild = useBild(actor, chart);
  const formular = useAngabenFormular(bisher);
  const Step = steps[useSelector(bild, select.schritt)];
  return (
    <Unterbrechbar actor={actor}>
      <Step actor={bild} formular={formular} />
    </Unterbrechbar>
  );
}

type StepProps = {
  actor: ActorRefFrom<typeof kontaktdaten>;
  formular: ReturnType<typeof useAngabenFormular>;
};

const steps = {
  angaben: Angaben,
  gespeichert: Gespeichert,
} as const satisfies Record<KontaktdatenSchritt, (props: StepProps) => ReactNode>;

/** The end: it counts from now on. */
function Gespeichert({ actor }: StepProps) {
  return (
    <Page title={t('gespeichertTitel')} flowState={useFlowState(actor)} width="text">
      <InfoBox type="positive" headline={t('gespeichert')} />
      <ButtonLink href="/kunden/kundendaten/">{daten('zuIhrenDaten')}</ButtonLink>
    </Page>
  );
}
