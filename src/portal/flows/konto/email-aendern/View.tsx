import { useActorRef, useSelector } from '@xstate/react';
import { type ReactNode, useState } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { EmailSchritt } from '#machines/konto/email-aendern/answers.ts';
import type { emailAendern } from '#machines/konto/email-aendern/machine.ts';
import * as select from '#machines/konto/email-aendern/selectors.ts';
import { usePorts } from '../../../ports.ts';
import { useSessionEvents } from '../../useSessionEvents.ts';
import { Unterbrochen } from '../daten/Unterbrochen.tsx';
import { Bestaetigen } from '../stepUp/Bestaetigen.tsx';
import { emailAendernMit } from './effects.ts';
import { LinkGesendet } from './steps/LinkGesendet.tsx';
import { NeueEmail, useNeueEmailFormular } from './steps/NeueEmail.tsx';

/** Another e-mail address, with the password and perhaps one more code. */
export function EmailAendernView({ partnerNummer }: { partnerNummer: string }) {
  const { client } = usePorts();
  const [chart] = useState(() => emailAendernMit({ client, partnerNummer }));
  const actor = useActorRef(chart, { input: {} });
  useSessionEvents(actor);
  const formular = useNeueEmailFormular();
  const Step = steps[useSelector(actor, select.schritt)];
  return <Step actor={actor} formular={formular} />;
}

type StepProps = {
  actor: ActorRefFrom<typeof emailAendern>;
  formular: ReturnType<typeof useNeueEmailFormular>;
};

const steps = {
  neueEmail: NeueEmail,
  bestaetigen: Bestaetigen,
  linkGesendet: LinkGesendet,
  unterbrochen: Unterbrochen,
} as const satisfies Record<EmailSchritt, (props: StepProps) => ReactNode>;
