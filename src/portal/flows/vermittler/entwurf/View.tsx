import { useQueryClient } from '@tanstack/react-query';
import { useActorRef, useSelector } from '@xstate/react';
import { type ReactNode, useState } from 'react';
import type { Listenentwurf } from '#contract/endpoints/entwuerfe.ts';
import type { EntwurfSchritt } from '#machines/vermittler/entwurf/answers.ts';
import * as select from '#machines/vermittler/entwurf/selectors.ts';
import { InfoBox } from '#widgets/info-box/InfoBox.tsx';
import { auftragsschluessel } from '../../../auftragsschluessel.ts';
import { usePorts } from '../../../ports.ts';
import { useSessionEvents } from '../../useSessionEvents.ts';
import { entwurfMit } from './effects.ts';
import { Handlungen } from './Handlungen.tsx';
import styles from './Handlungen.module.css';
import { Adresse } from './steps/Adresse.tsx';
import { Loeschfrage } from './steps/Loeschfrage.tsx';
import { Grund } from './steps/Grund.tsx';
import type { StepProps } from './steps/step.ts';
import { t } from './texte.ts';

interface Props {
  entwurf: Listenentwurf;
  /** What its row is called. */
  name: string;
}

/** What can be done with a draft, at the end of its row. */
export function EntwurfView({ entwurf, name }: Props) {
  const { client, speicher } = usePorts();
  const queries = useQueryClient();
  const { id } = entwurf;
  const [chart] = useState(() =>
    entwurfMit({
      client,
      queries,
      schluessel: auftragsschluessel(speicher, 'kopieren', id),
      id,
    }),
  );
  const actor = useActorRef(chart);
  useSessionEvents(actor);
  const schritt = useSelector(actor, select.schritt);
  const Step = steps[schritt];
  return (
    <fieldset
      className={styles.group}
      aria-label={t('ruheTitel', { name })}
      data-flow-state={useSelector(actor, select.zustand)}
    >
      {schritt !== 'geloescht' && <Handlungen actor={actor} entwurf={entwurf} />}
      <Step actor={actor} entwurf={entwurf} />
    </fieldset>
  );
}

const steps = {
  ruhe: Grund,
  adresse: Adresse,
  loeschfrage: Loeschfrage,
  geloescht: Geloescht,
} as const satisfies Record<EntwurfSchritt, (props: StepProps) => ReactNode>;

/** Seen for a moment: the list that was answered has no such row. */
function Geloescht() {
  return <InfoBox type="positive" headline={t('geloeschtTitel')} />;
}
