import { useQueryClient } from '@tanstack/react-query';
import { useActorRef, useSelector } from '@xstate/react';
import { type ReactNode, useState } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { Schaden } from '#contract/entities/schadenakte.ts';
import type { Nachtragsteil } from '#contract/entities/schadenakte.ts';
import { heuteInBerlin } from '#contract/tag.ts';
import { leaf } from '#machines/leaf.ts';
import type { Angabenfrage, AngabenSchritt } from '#machines/schaden/angaben/answers.ts';
import type { angaben } from '#machines/schaden/angaben/machine.ts';
import * as select from '#machines/schaden/angaben/selectors.ts';
import { showToast } from '#widgets/toast/toast.ts';
import { auftragsschluessel, nurHier } from '../../../auftragsschluessel.ts';
import { gehe } from '../../../ort.tsx';
import { usePorts } from '../../../ports.ts';
import { schaedenVeraltet } from '../../../queries/schaeden.ts';
import { draftAt } from '../../draft.ts';
import { Unterbrechbar } from '../../unterbrochen/Unterbrechbar.tsx';
import { useBild, useMitAnmeldung } from '../../unterbrochen/unterbrochener.ts';
import { useSessionEvents } from '../../useSessionEvents.ts';
import { schadenwege } from '../wege.ts';
import { angabenMit } from './effects.ts';
import { Abgelehnt } from './steps/Abgelehnt.tsx';
import { Ergaenzen } from './steps/Ergaenzen.tsx';
import { Ergaenzt } from './steps/Ergaenzt.tsx';
import { t } from './texte.ts';
import { umstaendeInWorten } from './umstandsworte.ts';

interface Props {
  schaden: Schaden;
  teil: Nachtragsteil;
  /** Whose draft it is. */
  sub: string;
}

/** One part of what is asked once a claim has its number. */
export function AngabenView({ schaden, teil, sub }: Props) {
  const { client, speicher, now } = usePorts();
  const queries = useQueryClient();
  const { schadenNummer, productKey, schadenart } = schaden;
  const [draft] = useState(() => draftAt(speicher, flow, `${schadenNummer}/${teil}`, sub));
  const [frage] = useState((): Angabenfrage => ({
    teil,
    umstaende: umstaendeInWorten(productKey, schadenart),
    gestohlen: schaden.unterlagen.some(({ typ }) => typ === 'STEHLGUTLISTE'),
    heute: heuteInBerlin(now()),
  }));
  const [chart] = useState(() =>
    angabenMit({
      client,
      // An account is kept nowhere.
      schluessel: auftragsschluessel(
        teil === 'auszahlung' ? nurHier() : speicher,
        flow,
        schadenNummer,
        teil,
        sub,
      ),
      claimId: schadenNummer,
      onErgaenzt: ({ istDa }) => {
        draft.clear();
        void schaedenVeraltet(queries);
        if (!istDa) return;
        showToast({ title: t('ergaenztTitel'), state: 'positive' });
        gehe(schadenwege.schaden(schadenNummer));
      },
      onAbgelehnt: () => void schaedenVeraltet(queries),
    }),
  );
  const actor = useActorRef(useMitAnmeldung(chart), { input: frage });
  useSessionEvents(actor);
  const bild = useBild(actor, chart);
  const Step = steps[useSelector(bild, select.schritt)];
  const flowState = useSelector(bild, ({ value }) => leaf(value));
  return (
    <Unterbrechbar actor={actor}>
      <Step {...{ actor: bild, flowState, schaden, frage, draft }} />
    </Unterbrechbar>
  );
}

const flow = 'schaden/angaben';

export interface StepProps {
  actor: ActorRefFrom<typeof angaben>;
  /** Leaf state for tests and analysts. */
  flowState: string;
  schaden: Schaden;
  frage: Angabenfrage;
  draft: ReturnType<typeof draftAt>;
}

const steps = {
  ergaenzen: Ergaenzen,
  ergaenzt: Ergaenzt,
  abgelehnt: Abgelehnt,
} as const satisfies Record<AngabenSchritt, (props: StepProps) => ReactNode>;
