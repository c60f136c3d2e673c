import { useActorRef, useSelector } from '@xstate/react';
import { type ReactNode, useState } from 'react';
import * as select from '#machines/vertrag/widerrufslink/selectors.ts';
import type { WiderrufslinkSchritt } from '#machines/vertrag/widerrufslink/setup.ts';
import { usePorts } from '../../../ports.ts';
import { useSessionEvents } from '../../useFlow.ts';
import { widerrufslinkMit } from './effects.ts';
import { Abgelehnt } from './steps/Abgelehnt.tsx';
import { Ausgefuehrt } from './steps/Ausgefuehrt.tsx';
import { Entscheidung } from './steps/Entscheidung.tsx';
import { LinkPruefen } from './steps/LinkPruefen.tsx';
import type { StepProps } from './steps/step.ts';
import { Wiederhergestellt } from './steps/Wiederhergestellt.tsx';

/** Where a link in a mail about a revocation leads. */
export function WiderrufslinkView({ token }: { token: string | null }) {
  const { client } = usePorts();
  const [chart] = useState(() => widerrufslinkMit(client, token));
  const actor = useActorRef(chart);
  useSessionEvents(actor);
  const Step = steps[useSelector(actor, select.schritt)];
  return <Step actor={actor} />;
}

const steps = {
  linkPruefen: LinkPruefen,
  bestaetigen: Entscheidung,
  zuruecknehmen: Entscheidung,
  ausgefuehrt: Ausgefuehrt,
  wiederhergestellt: Wiederhergestellt,
  abgelehnt: Abgelehnt,
} as const satisfies Record<WiderrufslinkSchritt, (props: StepProps) => ReactNode>;
