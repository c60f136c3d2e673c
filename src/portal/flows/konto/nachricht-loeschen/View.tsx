import { useQueryClient } from '@tanstack/react-query';
import { useActorRef, useSelector } from '@xstate/react';
import { type ReactNode, useState } from 'react';
import { leaf } from '#machines/leaf.ts';
import type { RueckfrageSchritt } from '#machines/vertrag/parts/rueckfrage/rueckfrage.ts';
import * as select from '#machines/vertrag/parts/rueckfrage/selectors.ts';
import { Button } from '#widgets/button/Button.tsx';
import { InfoBox } from '#widgets/info-box/InfoBox.tsx';
import { showToast } from '#widgets/toast/toast.ts';
import { usePorts } from '../../../ports.ts';
import { Abschnitt } from '../../../shell/Abschnitt.tsx';
import { Aktionen } from '../../../shell/Aktionen.tsx';
import { useSessionEvents } from '../../useSessionEvents.ts';
import { Rueckfrage, type RueckfrageActor } from '../../vertrag/Rueckfrage.tsx';
import { nachrichtLoeschenMit } from './effects.ts';
import { t } from './texte.ts';

interface Props {
  id: string;
  /** It is gone: this page has nothing to show any more. */
  onGeloescht: () => void;
  /** What else can be done with it, before this. */
  children?: ReactNode;
}

/** The way to take a message out of a mailbox, as a part of its page. */
export function NachrichtLoeschenView({ id, onGeloescht, children }: Props) {
  const { client, bereich } = usePorts();
  const queries = useQueryClient();
  const [chart] = useState(() =>
    nachrichtLoeschenMit({
      client,
      bereich,
      queries,
      id,
      onErledigt() {
        showToast({ title: t('erledigtTitel'), state: 'positive' });
        onGeloescht();
      },
    }),
  );
  const actor = useActorRef(chart, { input: { imAuftrag: false } });
  useSessionEvents(actor);
  const Step = steps[useSelector(actor, select.schritt)];
  const flowState = useSelector(actor, ({ value }) => leaf(value));
  return (
    <div data-flow-state={flowState}>
      <Step actor={actor}>{children}</Step>
    </div>
  );
}

interface StepProps {
  actor: RueckfrageActor;
  children?: ReactNode;
}

const steps = {
  frage: Frage,
  erledigt: Erledigt,
} as const satisfies Record<RueckfrageSchritt, (props: StepProps) => ReactNode>;

function Frage({ actor, children }: StepProps) {
  return (
    <Abschnitt>
      <Rueckfrage actor={actor} titel={t('frageTitel')} folge={t('folge')}>
        {(fragen) => (
          <Aktionen>
            {children}
            <Button variant="secondary" onClick={fragen}>
              {t('loeschen')}
            </Button>
          </Aktionen>
        )}
      </Rueckfrage>
    </Abschnitt>
  );
}

/** Seen for a moment: the page is left for the list. */
function Erledigt() {
  return <InfoBox type="positive" headline={t('erledigtTitel')} />;
}
