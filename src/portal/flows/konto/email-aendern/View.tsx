import { useActorRef, useSelector } from '@xstate/react';
import { type ReactNode, useState } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { EmailSchritt } from '#machines/konto/email-aendern/answers.ts';
import type { emailAendern } from '#machines/konto/email-aendern/machine.ts';
import * as select from '#machines/konto/email-aendern/selectors.ts';
import { useSessionEvents } from '../../useSessionEvents.ts';
import { Unterbrechbar } from '../../unterbrochen/Unterbrechbar.tsx';
import { useBild, useMitAnmeldung } from '../../unterbrochen/unterbrochener.ts';
import type { Konto } from '../daten/konto.ts';
import { Bestaetigen } from '../stepUp/Bestaetigen.tsx';
import { emailAendernMit } from './effects.ts';
import { LinkGesendet } from './steps/LinkGesendet.tsx';
import { NeueEmail, useNeueEmailFormular } from './steps/NeueEmail.tsx';

/** Another e-mail address, with the password and perhaps one more code. */
export function EmailAendernView({ konto }: { konto: Konto }) {
  const [chart] = useState(() => emailAendernMit(konto));
  const actor = useActorRef(useMitAnmeldung(chart), { input: {} });
  useSessionEvents(actor);
  const bild = useBild(actor, chart);
  const formular = useNeueEmailFormular();
  const Step = steps[useSelector(bild, select.schritt)];
  return (
    <Unterbrechbar actor={actor}>
      <Step actor={bild} formular={formular} />
    </Unterbrechbar>
  );
}

type StepProps = {
  actor: ActorRefFrom<typeof emailAendern>;
  formular: ReturnType<typeof useNeueEmailFormular>;
};

const steps = {
  neueEmail: NeueEmail,
  bestaetigen: Bestaetigen,
  linkGesendet: LinkGesendet,
} as const satisfies Record<EmailSchritt, (props: StepProps) => ReactNode>;
