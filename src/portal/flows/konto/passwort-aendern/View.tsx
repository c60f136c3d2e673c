import { useActorRef, useSelector } from '@xstate/react';
import { type ReactNode, useState } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { PasswortSchritt } from '#machines/konto/passwort-aendern/answers.ts';
import type { passwortAendern } from '#machines/konto/passwort-aendern/machine.ts';
import * as select from '#machines/konto/passwort-aendern/selectors.ts';
import { ButtonLink } from '#widgets/button/ButtonLink.tsx';
import { InfoBox } from '#widgets/info-box/InfoBox.tsx';
import { Page } from '#widgets/page/Page.tsx';
import { useSessionEvents } from '../../useSessionEvents.ts';
import { Unterbrechbar } from '../../unterbrochen/Unterbrechbar.tsx';
import { useBild, useMitAnmeldung } from '../../unterbrochen/unterbrochener.ts';
import { passwortAendernMit } from './effects.ts';
import { Passwort, usePasswortFormular } from './steps/Passwort.tsx';
import { useFlowState } from '../daten/actor.ts';
import type { Konto } from '../daten/konto.ts';
import { t as daten } from '../daten/texte.ts';
import { useDatenseite } from '../daten/useDatenseite.ts';
import { t } from './texte.ts';

interface Props {
  konto: Konto;
  email: string | undefined;
}

/** Another password for who knows the present one. */
export function PasswortAendernView({ konto, email }: Props) {
  const [chart] = useState(() => passwortAendernMit(konto));
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
      <ButtonLink href={useDatenseite()}>{daten('zuIhrenDaten')}</ButtonLink>
    </Page>
  );
}
