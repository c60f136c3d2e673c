import { useActorRef, useSelector } from '@xstate/react';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import type { UmsatzSchritt } from '#machines/vermittler/umsatz-bestaetigen/answers.ts';
import * as select from '#machines/vermittler/umsatz-bestaetigen/selectors.ts';
import { Button } from '#widgets/button/Button.tsx';
import { usePorts } from '../../../ports.ts';
import { useSessionEvents } from '../../useSessionEvents.ts';
import { umsatzMit } from './effects.ts';
import { Ergebnis } from './steps/Ergebnis.tsx';
import { Frage } from './steps/Frage.tsx';
import type { StepProps } from './steps/step.ts';
import { t } from './texte.ts';
import styles from './View.module.css';

interface Props {
  /** Numbers of the contracts that are chosen. */
  vertraege: readonly string[];
  /** It is over, whatever came of it: the list is to be read anew. */
  onFertig: () => void;
}

/** How much is chosen, and the one act for all of it. */
export function UmsatzView({ vertraege, onFertig }: Props) {
  const { client, speicher } = usePorts();
  const [chart] = useState(() => umsatzMit({ client, speicher }));
  const actor = useActorRef(chart);
  useSessionEvents(actor);
  const Step = steps[useSelector(actor, select.schritt)];
  const fertig = useEffectEvent(onFertig);
  useEffect(() => {
    const ende = actor.subscribe({ complete: () => fertig() });
    return () => ende.unsubscribe();
  }, [actor]);
  return (
    <fieldset
      className={styles.bar}
      aria-label={t('ruheTitel')}
      data-flow-state={useSelector(actor, select.zustand)}
    >
      <output>{wieViele(vertraege.length)}</output>
      {vertraege.length > 0 && (
        <Button
          onClick={() => actor.send({ type: 'FRAGEN', antwort: { vertraege: [...vertraege] } })}
        >
          {t('bestaetigen')}
        </Button>
      )}
      <Step actor={actor} />
    </fieldset>
  );
}

const steps = {
  ruhe: () => null,
  frage: Frage,
  ergebnis: Ergebnis,
} as const satisfies Record<UmsatzSchritt, (props: StepProps) => ReactNode>;

function wieViele(anzahl: number): string {
  if (anzahl === 0) return t('keiner');
  return anzahl === 1 ? t('einer') : t('mehrere', { anzahl: String(anzahl) });
}
