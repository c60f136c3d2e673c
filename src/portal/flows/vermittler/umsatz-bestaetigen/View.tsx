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
import type { StepProps, Umsatzvertrag } from './steps/step.ts';
import { t } from './texte.ts';
import styles from './View.module.css';

interface Props {
  /** Contracts that are chosen. */
  vertraege: readonly Umsatzvertrag[];
  /** What chooses several at once; null where nothing can be chosen. */
  wahl: ReactNode;
  /** It is over, whatever came of it: the list is to be read anew. */
  onFertig: () => void;
}

/** How much is chosen, and the one act for all of it, which goes on whatever becomes of the list meanwhile. */
export function UmsatzView({ vertraege, wahl, onFertig }: Props) {
  const { client, speicher } = usePorts();
  const [chart] = useState(() => umsatzMit({ client, speicher }));
  const [gefragt, setGefragt] = useState<readonly Umsatzvertrag[]>([]);
  const actor = useActorRef(chart);
  useSessionEvents(actor);
  const Step = steps[useSelector(actor, select.schritt)];
  const fertig = useEffectEvent(onFertig);
  useEffect(() => {
    const ende = actor.subscribe({ complete: () => fertig() });
    return () => ende.unsubscribe();
  }, [actor]);
  const fragen = () => {
    setGefragt(vertraege);
    const nummern = vertraege.map(({ nummer }) => nummer);
    actor.send({ type: 'FRAGEN', antwort: { vertraege: nummern } });
  };
  return (
    <div className={styles.flow} data-flow-state={useSelector(actor, select.zustand)}>
      {wahl !== null && (
        <fieldset className={styles.bar} aria-label={t('ruheTitel')}>
          {wahl}
          <output>{wieViele(vertraege.length)}</output>
          {vertraege.length > 0 && <Button onClick={fragen}>{t('bestaetigen')}</Button>}
        </fieldset>
      )}
      <Step actor={actor} gefragt={gefragt} />
    </div>
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
