import { useQueryClient } from '@tanstack/react-query';
import { useActorRef, useSelector } from '@xstate/react';
import { type ReactNode, useState } from 'react';
import type { ActorRefFrom } from 'xstate';
import { leaf } from '#machines/leaf.ts';
import type { BestaetigungsSchritt } from '#machines/vertrag/bestaetigung/answers.ts';
import type { bestaetigung } from '#machines/vertrag/bestaetigung/machine.ts';
import * as select from '#machines/vertrag/bestaetigung/selectors.ts';
import { showToast } from '#widgets/toast/toast.ts';
import { usePorts } from '../../../ports.ts';
import { auftragsschluessel } from '../../../auftragsschluessel.ts';
import { useSessionEvents } from '../../useSessionEvents.ts';
import { Unterbrechbar } from '../../unterbrochen/Unterbrechbar.tsx';
import { useBild, useMitAnmeldung } from '../../unterbrochen/unterbrochener.ts';
import { bestaetigungMit } from './effects.ts';
import { Fertig } from './steps/Fertig.tsx';
import { Wunsch } from './steps/Wunsch.tsx';
import { t } from './texte.ts';

interface Props {
  nummer: string;
  /** Whoever is signed in; of a customer it is her own contract. */
  partnerNummer: string | null;
}

/** A confirmation of a contract: which one, then the document itself. */
export function BestaetigungView({ nummer, partnerNummer }: Props) {
  const { client, speicher } = usePorts();
  const queries = useQueryClient();
  const [chart] = useState(() =>
    bestaetigungMit({
      client,
      queries,
      schluessel: auftragsschluessel(speicher, 'bestaetigung', nummer),
      versicherungsNummer: nummer,
      partnerNummer,
      onErstellt: () => showToast({ title: t('wirdErstellt'), state: 'positive' }),
    }),
  );
  const actor = useActorRef(useMitAnmeldung(chart));
  useSessionEvents(actor);
  const bild = useBild(actor, chart);
  const Step = steps[useSelector(bild, select.schritt)];
  const flowState = useSelector(bild, ({ value }) => leaf(value));
  return (
    <Unterbrechbar actor={actor}>
      <Step actor={bild} flowState={flowState} nummer={nummer} />
    </Unterbrechbar>
  );
}

export interface StepProps {
  actor: ActorRefFrom<typeof bestaetigung>;
  /** Leaf state for tests and analysts. */
  flowState: string;
  nummer: string;
}

const steps = {
  wunsch: Wunsch,
  fertig: Fertig,
} as const satisfies Record<BestaetigungsSchritt, (props: StepProps) => ReactNode>;
