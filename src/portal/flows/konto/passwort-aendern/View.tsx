import { useActorRef, useSelector } from '@xstate/react';
import { type ReactNode, useState } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { PasswortSchritt } from '#machines/konto/passwort-aendern/answers.ts';
import type { passwortAendern } from '#machines/konto/passwort-aendern/machine.ts';
import * as select from '#machines/konto/passwort-aendern/selectors.ts';
import { ButtonLink } from '#widgets/button/ButtonLink.tsx';
import { InfoBox } from '#widgets/info-box/InfoBox.tsx';
import { Page } from '#widgets/page/Page.tsx';
import { usePorts } from '../../../ports.ts';
import { useSessionEvents } from '../../useSessionEvents.ts';
import { Unterbrechbar } from '../../unterbrochen/Unterbrechbar.tsx';
import { useBild, useMitAnmeldung } from '../../unterbrochen/unterbrochener.ts';
import { passwortAendernMit } from './effects.ts';
import { Passwort, usePasswortFormular } from './steps/Passwort.tsx';
import { useFlowState } from '../daten/actor.ts';
import { t as daten } from '../daten/texte.ts';
import { t } from './texte.ts';

/** Another password for who knows the present one. */
export function PasswortAendernView({ email }: { email: string | undefined }) {
  const { client } = usePorts();
  const [chart] = useState(() => passwortAendernMit(client));
  const actor = useActorRef(useMitAnmeldung(chart), { input: {} });
  useSessionEvents(actor);
  const bild = useBild(actor, chart);
  const formular = usePasswortFormular();
  const Step = steps[useSelector(bild, select.schritt)];
  return (
    <Unterbrechbar actor={actor}>
      <Step actor={bild} email={email} formular={formular} />
    </Unterbrechbar>
  );
}

type StepProps = {
  actor: ActorRefFrom<typeof passwortAendern>;
  email: string | undefined;
  formular: ReturnType<typeof usePasswortFormular>;
};

const steps = {
  passwort: Passwort,
  geaendert: Geaendert,
} as const satisfies Record<PasswortSchritt, (props: StepProps) => ReactNode>;

/** The end: the new password counts, and this session goes on. */
function Geaendert({ actor }: StepProps) {
  return (
    <Page title={t('geaendertTitel')} flowState={useFlowState(actor)} width="text">
      <InfoBox type="positive" headline={t('geaendert')}>
        {t('andereGeraete')}
      </InfoBox>
      <ButtonLink href="/kunden/kundendaten/">{daten('zuIhrenDaten')}</ButtonLink>
    </Page>
  );
}
