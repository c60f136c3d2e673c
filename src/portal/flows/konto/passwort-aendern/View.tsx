import { useActorRef, useSelector } from '@xstate/react';
import { type ReactNode, useState } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { PasswortSchritt } from '#machines/konto/passwort-aendern/answers.ts';
import type { passwortAendern } from '#machines/konto/passwort-aendern/machine.ts';
import * as select from '#machines/konto/passwort-aendern/selectors.ts';
import { usePorts } from '../../../ports.ts';
import { useSessionEvents } from '../../useFlow.ts';
import { Unterbrochen } from '../daten/Unterbrochen.tsx';
import { passwortAendernMit } from './effects.ts';
import { Geaendert } from './steps/Geaendert.tsx';
import { Passwort, usePasswortFormular } from './steps/Passwort.tsx';

/** Another password for who knows the present one. */
export function PasswortAendernView({ email }: { email: string | undefined }) {
  const { client } = usePorts();
  const [chart] = useState(() => passwortAendernMit(client));
  const actor = useActorRef(chart, { input: {} });
  useSessionEvents(actor);
  const formular = usePasswortFormular();
  const Step = steps[useSelector(actor, select.schritt)];
  return <Step actor={actor} email={email} formular={formular} />;
}

type StepProps = {
  actor: ActorRefFrom<typeof passwortAendern>;
  email: string | undefined;
  formular: ReturnType<typeof usePasswortFormular>;
};

const steps = {
  passwort: Passwort,
  geaendert: Geaendert,
  unterbrochen: Unterbrochen,
} as const satisfies Record<PasswortSchritt, (props: StepProps) => ReactNode>;
