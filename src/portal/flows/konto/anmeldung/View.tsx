import { useActorRef, useSelector } from '@xstate/react';
import { type ReactNode, useEffect, useState } from 'react';
import type { AnmeldeSchritt } from '#machines/konto/anmeldung/answers.ts';
import * as select from '#machines/konto/anmeldung/selectors.ts';
import type { Hinweis } from '#machines/konto/anmeldung/setup.ts';
import { usePorts } from '../../../ports.ts';
import { useSessionEvents } from '../../useFlow.ts';
import { anmeldungMit } from './effects.ts';
import { Angemeldet } from './steps/Angemeldet.tsx';
import { Code } from './steps/Code.tsx';
import { Gesperrt } from './steps/Gesperrt.tsx';
import { Initialpasswort } from './steps/Initialpasswort.tsx';
import { NeuesPasswort } from './steps/NeuesPasswort.tsx';
import { Nutzungsbedingungen } from './steps/Nutzungsbedingungen.tsx';
import type { StepProps } from './steps/step.ts';
import { useZugang, Zugangsdaten } from './steps/Zugangsdaten.tsx';

export interface AnmeldeViewProps {
  bereich: 'kunden' | 'vermittler';
  /** Why somebody is here again. */
  hinweis: Hinweis | null;
  /** Somebody is signed in, but may still have to accept terms. */
  angemeldet: boolean;
  onAngemeldet: () => void;
}

/** Sign-in of both portals. */
export function AnmeldeView({ bereich, hinweis, angemeldet, onAngemeldet }: AnmeldeViewProps) {
  const { session, client } = usePorts();
  const [chart] = useState(() => anmeldungMit({ session, client, portal: portalVon[bereich] }));
  const [input] = useState(() => {
    const offenerCode = session.offenerCode();
    return {
      portal: portalVon[bereich],
      angemeldet,
      ...(hinweis ? { hinweis } : {}),
      ...(offenerCode ? { offenerCode } : {}),
    };
  });
  const actor = useActorRef(chart, { input });
  useSessionEvents(actor);
  const schritt = useSelector(actor, select.schritt);
  // Above the steps, so that nothing typed is lost on the way.
  const zugang = useZugang();

  useEffect(() => {
    if (schritt === 'angemeldet') void session.pruefen().then(onAngemeldet);
  }, [schritt, session, onAngemeldet]);

  const Step = steps[schritt];
  return <Step actor={actor} bereich={bereich} zugang={zugang} />;
}

const portalVon = { kunden: 'benutzer', vermittler: 'vermittler' } as const;

const steps = {
  zugangsdaten: Zugangsdaten,
  initialpasswort: Initialpasswort,
  neuesPasswort: NeuesPasswort,
  code: Code,
  nutzungsbedingungen: Nutzungsbedingungen,
  gesperrt: Gesperrt,
  angemeldet: Angemeldet,
} as const satisfies Record<AnmeldeSchritt, (props: StepProps) => ReactNode>;
