import { useQueryClient } from '@tanstack/react-query';
import { useActorRef, useSelector } from '@xstate/react';
import { type ReactNode, useState } from 'react';
import type { Vertrag } from '#contract/entities/vertrag.ts';
import { leaf } from '#machines/leaf.ts';
import type { RueckfrageSchritt } from '#machines/vertrag/parts/rueckfrage/rueckfrage.ts';
import * as select from '#machines/vertrag/parts/rueckfrage/selectors.ts';
import { Button } from '#widgets/button/Button.tsx';
import { InfoBox } from '#widgets/info-box/InfoBox.tsx';
import { showToast } from '#widgets/toast/toast.ts';
import { usePorts } from '../../../ports.ts';
import { Abschnitt } from '../../../shell/Abschnitt.tsx';
import { Aktionen } from '../../../shell/Aktionen.tsx';
import { auftragsschluessel } from '../../../auftragsschluessel.ts';
import { useSessionEvents } from '../../useSessionEvents.ts';
import { Rueckfrage, type RueckfrageActor } from '../Rueckfrage.tsx';
import { useImAuftrag } from '../wege.ts';
import { vormerkungMit } from './effects.ts';
import { t } from './texte.ts';

interface Props {
  nummer: string;
  vorgemerkt: Vertrag['vorgemerkteAenderungen'][number];
  /** What taking it back does. */
  folge: string;
}

/** The way to take a pending change back, as a part of the contract's page. */
export function VormerkungView(props: Props) {
  const { nummer, vorgemerkt } = props;
  const { client, speicher } = usePorts();
  const queries = useQueryClient();
  const imAuftrag = useImAuftrag();
  const [chart] = useState(() =>
    vormerkungMit({
      client,
      queries,
      schluessel: auftragsschluessel(speicher, 'vormerkung', vorgemerkt.art, nummer),
      versicherungsNummer: nummer,
      vorgemerkt,
      onErledigt: () => showToast({ title: t('erledigtTitel'), state: 'positive' }),
    }),
  );
  const actor = useActorRef(chart, { input: { imAuftrag } });
  useSessionEvents(actor);
  const Step = steps[useSelector(actor, select.schritt)];
  const flowState = useSelector(actor, ({ value }) => leaf(value));
  return (
    <div data-flow-state={flowState}>
      <Step {...props} actor={actor} />
    </div>
  );
}

interface StepProps extends Props {
  actor: RueckfrageActor;
}

const steps = {
  frage: Frage,
  erledigt: Erledigt,
} as const satisfies Record<RueckfrageSchritt, (props: StepProps) => ReactNode>;

function Frage({ actor, folge }: StepProps) {
  return (
    <Abschnitt>
      <Rueckfrage actor={actor} titel={t('frageTitel')} folge={folge}>
        {(fragen) => (
          <Aktionen>
            <Button variant="secondary" onClick={fragen}>
              {t('loeschen')}
            </Button>
          </Aktionen>
        )}
      </Rueckfrage>
    </Abschnitt>
  );
}

/** Seen for a moment: the contract that was answered has none of it. */
function Erledigt() {
  return <InfoBox type="positive" headline={t('erledigtTitel')} />;
}
