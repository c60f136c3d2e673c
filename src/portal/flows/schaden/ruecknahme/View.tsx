import { useQueryClient } from '@tanstack/react-query';
import { useActorRef, useSelector } from '@xstate/react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { leaf } from '#machines/leaf.ts';
import type { RueckfrageSchritt } from '#machines/vertrag/parts/rueckfrage/rueckfrage.ts';
import * as select from '#machines/vertrag/parts/rueckfrage/selectors.ts';
import { Button } from '#widgets/button/Button.tsx';
import { InfoBox } from '#widgets/info-box/InfoBox.tsx';
import { showToast } from '#widgets/toast/toast.ts';
import { usePorts } from '../../../ports.ts';
import { schaedenVeraltet } from '../../../queries/schaeden.ts';
import { Abschnitt } from '../../../shell/Abschnitt.tsx';
import { Rueckfrage, type RueckfrageActor } from '../../vertrag/Rueckfrage.tsx';
import { useSessionEvents } from '../../useSessionEvents.ts';
import { schadenruecknahmeMit } from './effects.ts';
import { t } from './texte.ts';

/** The way to withdraw a claim, as a part of its page; it stays there with what came of it. */
export function SchadenruecknahmeView({ claimId }: { claimId: string }) {
  const { client } = usePorts();
  const queries = useQueryClient();
  const [chart] = useState(() =>
    schadenruecknahmeMit({
      client,
      claimId,
      onErledigt() {
        showToast({ title: t('erledigtTitel'), state: 'positive' });
        void schaedenVeraltet(queries);
      },
      onAbgelehnt: () => void schaedenVeraltet(queries),
    }),
  );
  const actor = useActorRef(chart, { input: { imAuftrag: false } });
  useSessionEvents(actor);
  const Step = steps[useSelector(actor, select.schritt)];
  const flowState = useSelector(actor, ({ value }) => leaf(value));
  return (
    <div data-flow-state={flowState}>
      <Step actor={actor} />
    </div>
  );
}

interface StepProps {
  actor: RueckfrageActor;
}

const steps = {
  frage: Frage,
  erledigt: Erledigt,
} as const satisfies Record<RueckfrageSchritt, (props: StepProps) => ReactNode>;

function Frage({ actor }: StepProps) {
  return (
    <Abschnitt titel={t('titel')}>
      <p>{t('text')}</p>
      <Rueckfrage actor={actor} titel={t('frageTitel')} folge={t('folge')}>
        {(fragen) => (
          <Button variant="secondary" onClick={fragen}>
            {t('zurueckziehen')}
          </Button>
        )}
      </Rueckfrage>
    </Abschnitt>
  );
}

/** Where the button was that she pressed; the claim above says the same. */
function Erledigt() {
  const ort = useRef<HTMLDivElement>(null);
  useEffect(() => ort.current?.focus(), []);
  return (
    <div ref={ort} tabIndex={-1}>
      <InfoBox type="positive" headline={t('erledigtTitel')} />
    </div>
  );
}
