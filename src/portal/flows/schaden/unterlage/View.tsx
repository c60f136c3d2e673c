import { useQueryClient } from '@tanstack/react-query';
import { useActorRef, useSelector } from '@xstate/react';
import { type ReactNode, useState } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { Schaden, SchadenUnterlage } from '#contract/entities/schadenakte.ts';
import { leaf } from '#machines/leaf.ts';
import type { UnterlageSchritt } from '#machines/schaden/unterlage/answers.ts';
import type { unterlage } from '#machines/schaden/unterlage/machine.ts';
import * as select from '#machines/schaden/unterlage/selectors.ts';
import { showToast } from '#widgets/toast/toast.ts';
import { auftragsschluessel } from '../../../auftragsschluessel.ts';
import { gehe } from '../../../ort.tsx';
import { usePorts } from '../../../ports.ts';
import { schaedenVeraltet } from '../../../queries/schaeden.ts';
import { draftAt } from '../../draft.ts';
import { Unterbrechbar } from '../../unterbrochen/Unterbrechbar.tsx';
import { useBild, useMitAnmeldung } from '../../unterbrochen/unterbrochener.ts';
import { useSessionEvents } from '../../useSessionEvents.ts';
import { schadenwege } from '../wege.ts';
import { unterlageMit } from './effects.ts';
import { Abgelehnt } from './steps/Abgelehnt.tsx';
import { Angekommen } from './steps/Angekommen.tsx';
import { Waehlen } from './steps/Waehlen.tsx';
import { t } from './texte.ts';

interface Props {
  schaden: Schaden;
  unterlage: SchadenUnterlage;
  /** Whose draft it is. */
  sub: string;
}

/** Files for one entry of the list of documents of a claim. */
export function UnterlageView({ schaden, unterlage: eintrag, sub }: Props) {
  const { client, speicher } = usePorts();
  const queries = useQueryClient();
  const { schadenNummer } = schaden;
  const { typ } = eintrag;
  // What counts no more is chosen anew, in a field of its own.
  const [feld, setFeld] = useState(0);
  const [draft] = useState(() => draftAt(speicher, flow, `${schadenNummer}/${typ}`, sub));
  const [chart] = useState(() =>
    unterlageMit({
      client,
      schluessel: auftragsschluessel(speicher, flow, schadenNummer, typ, sub),
      claimId: schadenNummer,
      typ,
      onAngekommen: ({ istDa }) => {
        draft.clear();
        void schaedenVeraltet(queries);
        if (!istDa) return;
        showToast({ title: t('angekommenTitel'), state: 'positive' });
        gehe(schadenwege.schaden(schadenNummer));
      },
      onAbgelehnt: () => void schaedenVeraltet(queries),
      onDateiWeg: () => {
        draft.clear();
        setFeld((bisher) => bisher + 1);
      },
    }),
  );
  const actor = useActorRef(useMitAnmeldung(chart));
  useSessionEvents(actor);
  const bild = useBild(actor, chart);
  const Step = steps[useSelector(bild, select.schritt)];
  const flowState = useSelector(bild, ({ value }) => leaf(value));
  return (
    <Unterbrechbar actor={actor}>
      <Step
        key={feld}
        actor={bild}
        flowState={flowState}
        schaden={schaden}
        unterlage={eintrag}
        draft={draft}
      />
    </Unterbrechbar>
  );
}

const flow = 'schaden/unterlage';

export interface StepProps extends Omit<Props, 'sub'> {
  actor: ActorRefFrom<typeof unterlage>;
  /** Leaf state for tests and analysts. */
  flowState: string;
  draft: ReturnType<typeof draftAt>;
}

const steps = {
  waehlen: Waehlen,
  angekommen: Angekommen,
  abgelehnt: Abgelehnt,
} as const satisfies Record<UnterlageSchritt, (props: StepProps) => ReactNode>;
