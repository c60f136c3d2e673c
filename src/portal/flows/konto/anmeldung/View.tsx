import { useActorRef, useSelector } from '@xstate/react';
import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react';
import type { AnmeldeSchritt } from '#machines/konto/anmeldung/answers.ts';
import * as select from '#machines/konto/anmeldung/selectors.ts';
import { Page } from '#widgets/page/Page.tsx';
import { SkeletonText } from '#widgets/skeleton/SkeletonText.tsx';
import { isFramed } from '../../../aufruf.ts';
import { usePorts } from '../../../ports.ts';
import type { SessionEreignis } from '../../../session/session.ts';
import { hinweisIn } from '../../../shell/einmalGesagt.ts';
import { whenIdle } from '../../../shell/whenIdle.ts';
import { t as rahmen } from '../../../shell/rahmentexte.ts';
import { t as shell } from '../../../shell/texte.ts';
import { LadeSeite } from '../../../shell/zustand/LadeSeite.tsx';
import { useSessionEvents } from '../../useSessionEvents.ts';
import { Uebergabe, type ZeigeZugang } from './anfang/Uebergabe.tsx';
import { anmeldungMit, eingangVon, portalVon } from './effects.ts';
import { Code } from './steps/Code.tsx';
import { Gesperrt } from './steps/Gesperrt.tsx';
import { Initialpasswort } from './steps/Initialpasswort.tsx';
import { type StepProps, useFlowState } from './steps/step.ts';
import { useVergessen, useZugang, Zugangsdaten } from './steps/Zugangsdaten.tsx';
import { t } from './texte.ts';

export interface AnmeldeViewProps {
  bereich: 'kunden' | 'vermittler';
  /** What the page before left: it may say why somebody is here again. */
  ankunft: unknown;
  /** Somebody is signed in, but may still have to accept terms. */
  angemeldet: boolean;
  onAngemeldet: () => void;
  /** E-mail address and password, where the page held them before the chart was there. */
  zugang?: StepProps['zugang'];
  zeigeZugang?: ZeigeZugang;
  /** What was last heard of the session before the chart was there. */
  versaeumt?: { readonly current: SessionEreignis | null };
}

export { anmeldungMit, eingangVon } from './effects.ts';
export { schritt } from '#machines/konto/anmeldung/selectors.ts';

/** Sign-in of both portals. */
export function AnmeldeView(props: AnmeldeViewProps) {
  const { bereich, ankunft, angemeldet, onAngemeldet, zugang, zeigeZugang, versaeumt } = props;
  const { session, client } = usePorts();
  const [chart] = useState(() => anmeldungMit({ session, client, portal: portalVon[bereich] }));
  const [input] = useState(() => ({
    ...eingangVon({ session, bereich }),
    angemeldet,
  }));
  const actor = useActorRef(chart, { input });
  useSessionEvents(actor);
  useEffect(() => {
    if (versaeumt?.current) actor.send({ type: versaeumt.current });
  }, [actor, versaeumt]);
  const schritt = useSelector(actor, select.schritt);

  useEffect(() => {
    const hinweis = grundIn(ankunft);
    // It happened before she was here; a code that is waited for is another matter.
    if (hinweis && select.schritt(actor.getSnapshot()) === 'zugangsdaten') {
      actor.send({ type: hinweis });
    }
  }, [actor, ankunft]);

  useEffect(() => {
    if (schritt === 'angemeldet') void session.pruefen().then(onAngemeldet);
  }, [schritt, session, onAngemeldet]);

  if (zugang && zeigeZugang) {
    return <Schritt {...{ actor, bereich, zugang, zeigeZugang }} Rahmen={Page} />;
  }
  return <Anmeldeschritt actor={actor} bereich={bereich} Rahmen={Page} />;
}

function grundIn(ankunft: unknown): 'SITZUNG_ABGELAUFEN' | 'ABGEMELDET' | null {
  const hinweis = hinweisIn(ankunft);
  return hinweis === 'SITZUNG_ABGELAUFEN' || hinweis === 'ABGEMELDET' ? hinweis : null;
}

/** The step a sign-in is at, on a page or in a dialog. */
export function Anmeldeschritt(props: Omit<StepProps, 'zugang'>) {
  // Above the steps, so that nothing typed is lost on the way.
  const zugang = useZugang(useSelector(props.actor, select.email));
  return <Schritt {...props} zugang={zugang} />;
}

function Schritt({ zeigeZugang, ...props }: StepProps & { zeigeZugang?: ZeigeZugang }) {
  const { actor, zugang } = props;
  const schritt = useSelector(actor, select.schritt);
  const istErster = schritt === 'zugangsdaten';
  useVergessen(zugang, istErster);
  useEffect(() => whenIdle(() => void ladeVoraus().catch(() => undefined)), []);
  if (isFramed()) return <ImRahmen {...props} />;
  if (istErster && zeigeZugang) return <Uebergabe actor={actor} zeigeZugang={zeigeZugang} />;
  const Step = steps[schritt];
  return <Step {...props} />;
}

const ladeNeuesPasswort = () => import('./steps/NeuesPasswort.tsx');
const ladeNutzungsbedingungen = () => import('./steps/Nutzungsbedingungen.tsx');

/** What few are asked, fetched while the first page is read. */
const ladeVoraus = () => Promise.all([ladeNeuesPasswort(), ladeNutzungsbedingungen()]);

const SignInElsewhere = lazy(async () => ({
  default: (await import('../../../embedding/SignInElsewhere.tsx')).SignInElsewhere,
}));
const NeuesPasswort = lazy(async () => ({ default: (await ladeNeuesPasswort()).NeuesPasswort }));
const Nutzungsbedingungen = lazy(async () => ({
  default: (await ladeNutzungsbedingungen()).Nutzungsbedingungen,
}));

/** In place of every step where the portal stands in somebody else's page. */
const ImRahmen = geholt(({ actor, bereich, Rahmen }) => (
  <SignInElsewhere {...{ bereich, Rahmen }} flowState={useFlowState(actor)} />
));

const steps = {
  zugangsdaten: Zugangsdaten,
  initialpasswort: Initialpasswort,
  neuesPasswort: geholt(NeuesPasswort),
  code: Code,
  nutzungsbedingungen: geholt(Nutzungsbedingungen),
  gesperrt: Gesperrt,
  angemeldet: Angemeldet,
} as const satisfies Record<AnmeldeSchritt, ComponentType<StepProps>>;

/** Around these alone: the first page, drawn ahead, is taken over without waiting. */
function geholt(Step: ComponentType<StepProps>): ComponentType<StepProps> {
  return (props) => (
    <Suspense fallback={<Laedt {...props} />}>
      <Step {...props} />
    </Suspense>
  );
}

/** The step is on its way: a page of its own, or a part of the dialog. */
function Laedt({ Rahmen, ueberSeite = false }: StepProps) {
  return ueberSeite ? (
    <Rahmen title={shell('einenMoment')} flowState="" width="text">
      <SkeletonText label={rahmen('laedt')} />
    </Rahmen>
  ) : (
    <LadeSeite />
  );
}

/** Seen for a moment: the wanted page follows. */
function Angemeldet({ actor, Rahmen }: Pick<StepProps, 'actor' | 'Rahmen'>) {
  return (
    <Rahmen title={t('angemeldetTitel')} flowState={useFlowState(actor)} width="text">
      <p>{t('angemeldet')}</p>
    </Rahmen>
  );
}
