import { useActorRef, useSelector } from '@xstate/react';
import { useState } from 'react';
import * as select from '#machines/antrag/nachricht/selectors.ts';
import { heuteInBerlin } from '#contract/tag.ts';
import { aufruf } from '../../../aufruf.ts';
import { usePorts } from '../../../ports.ts';
import { useSessionEvents } from '../../useSessionEvents.ts';
import { Gesendet } from '../nachricht/steps/Gesendet.tsx';
import { fahrzeugdatenMit } from './effects.ts';
import { Angaben } from './steps/Angaben.tsx';
import { t } from './texte.ts';
import { vergissEingabe } from './useEingabe.ts';

/** What is to be known of a vehicle, sent to a person. */
export function FahrzeugdatenView() {
  const { client, now, speicher } = usePorts();
  const [heute] = useState(() => heuteInBerlin(now()));
  const [chart] = useState(() =>
    fahrzeugdatenMit({ client, aufruf, heute, onGesendet: () => vergissEingabe(speicher) }),
  );
  const actor = useActorRef(chart, { input: { heute } });
  useSessionEvents(actor);
  const Step = steps[useSelector(actor, select.schritt)];
  return <Step actor={actor} heute={heute} />;
}

const steps = {
  schreiben: Angaben,
  gesendet: ({ actor }: Parameters<typeof Angaben>[0]) => (
    <Gesendet actor={actor} titel={t('gesendetTitel')} />
  ),
} as const;
