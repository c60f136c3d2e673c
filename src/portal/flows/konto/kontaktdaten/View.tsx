import { useQueryClient } from '@tanstack/react-query';
import { useActorRef, useSelector } from '@xstate/react';
import { type ReactNode, useState } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { DatenAntworten } from '#machines/konto/daten/answers.ts';
import type { KontaktdatenSchritt } from '#machines/konto/kontaktdaten/answers.ts';
import type { kontaktdaten } from '#machines/konto/kontaktdaten/machine.ts';
import * as select from '#machines/konto/kontaktdaten/selectors.ts';
import { usePorts } from '../../../ports.ts';
import { partnerDaten } from '../../../queries/partnerLesen.ts';
import { useSessionEvents } from '../../useFlow.ts';
import { Unterbrochen } from '../daten/Unterbrochen.tsx';
import { kontaktdatenMit } from './effects.ts';
import { Angaben, useAngabenFormular } from './steps/Angaben.tsx';
import { Gespeichert } from './steps/Gespeichert.tsx';

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
  const actor = useActorRef(chart, { input: {} });
  useSessionEvents(actor);
  const formular = useAngabenFormular(bisher);
  const Step = steps[useSelector(actor, select.schritt)];
  return <Step actor={actor} formular={formular} />;
}

type StepProps = {
  actor: ActorRefFrom<typeof kontaktdaten>;
  formular: ReturnType<typeof useAngabenFormular>;
};

const steps = {
  angaben: Angaben,
  gespeichert: Gespeichert,
  unterbrochen: Unterbrochen,
} as const satisfies Record<KontaktdatenSchritt, (props: StepProps) => ReactNode>;
