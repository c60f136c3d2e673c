import { useActorRef, useSelector } from '@xstate/react';
import { type ReactNode, useState } from 'react';
import type { VergessenSchritt } from '#machines/konto/passwort-vergessen/answers.ts';
import * as select from '#machines/konto/passwort-vergessen/selectors.ts';
import { ButtonLink } from '#widgets/button/ButtonLink.tsx';
import { InfoBox } from '#widgets/info-box/InfoBox.tsx';
import { Page } from '#widgets/page/Page.tsx';
import { usePorts } from '../../../ports.ts';
import { useSessionEvents } from '../../useSessionEvents.ts';
import { passwortVergessenMit } from './effects.ts';
import { codeNotiz } from './notiz.ts';
import { CodeUndPasswort } from './steps/CodeUndPasswort.tsx';
import { Email } from './steps/Email.tsx';
import { type StepProps, useFlowState } from './steps/step.ts';
import { t } from './texte.ts';

/** A lost password, in either portal. */
export function PasswortVergessenView() {
  const { session, speicher, bereich, now } = usePorts();
  const [notiz] = useState(() => codeNotiz(speicher, bereich, now));
  const [chart] = useState(() => passwortVergessenMit(session, notiz));
  const [input] = useState(() => {
    const offen = notiz.lesen();
    return offen ? { email: offen.email, wartezeitMs: offen.wartezeitMs } : {};
  });
  const actor = useActorRef(chart, { input });
  useSessionEvents(actor);
  const Step = steps[useSelector(actor, select.schritt)];
  return <Step actor={actor} notiz={notiz} login={`/${bereich}/login/`} />;
}

const steps = {
  email: Email,
  codeUndPasswort: CodeUndPasswort,
  geaendert: Geaendert,
} as const satisfies Record<VergessenSchritt, (props: StepProps) => ReactNode>;

/** The end: the new password counts, everywhere. */
function Geaendert({ actor, login }: StepProps) {
  return (
    <Page title={t('geaendertTitel')} flowState={useFlowState(actor)} width="text">
      <InfoBox type="positive" headline={t('geaendert')}>
        {t('ueberall')}
      </InfoBox>
      <ButtonLink href={login}>{t('anmelden')}</ButtonLink>
    </Page>
  );
}
