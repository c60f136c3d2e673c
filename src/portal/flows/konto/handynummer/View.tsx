import { useQueryClient } from '@tanstack/react-query';
import { useActorRef, useSelector } from '@xstate/react';
import { type ReactNode, useState } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { HandynummerSchritt } from '#machines/konto/handynummer/answers.ts';
import type { neueHandynummer } from '#machines/konto/handynummer/machine.ts';
import * as select from '#machines/konto/handynummer/selectors.ts';
import { ButtonLink } from '#widgets/button/ButtonLink.tsx';
import { InfoBox } from '#widgets/info-box/InfoBox.tsx';
import { Page } from '#widgets/page/Page.tsx';
import { useSessionEvents } from '../../useSessionEvents.ts';
import type { Konto } from '../daten/konto.ts';
import { t as daten } from '../daten/texte.ts';
import { useDatenseite } from '../daten/useDatenseite.ts';
import { Unterbrechbar } from '../../unterbrochen/Unterbrechbar.tsx';
import { useBild, useMitAnmeldung } from '../../unterbrochen/unterbrochener.ts';
import { Nummer, useNummerFormular } from '../nummer/Nummer.tsx';
import { Tan } from '../nummer/Tan.tsx';
import { Bestaetigen } from '../stepUp/Bestaetigen.tsx';
import { neueHandynummerMit } from './effects.ts';
import { useFlowState } from '../nummer/actor.ts';
import { BankGesperrt } from '../nummer/BankGesperrt.tsx';
import { t } from './texte.ts';

/** Another mobile number, with a code to it and perhaps one to the present one. */
export function HandynummerView({ konto }: { konto: Konto }) {
  const queries = useQueryClient();
  const { partnerNummer, gelesen: queryKey } = konto;
  const [chart] = useState(() =>
    neueHandynummerMit(konto, () => void queries.invalidateQueries({ queryKey })),
  );
  const actor = useActorRef(useMitAnmeldung(chart), { input: { partnerNummer } });
  useSessionEvents(actor);
  const bild = useBild(actor, chart);
  // Above the steps, so that nothing typed is lost when the session ends.
  const formular = useNummerFormular(bild, 'neueNummer');
  const Step = steps[useSelector(bild, select.schritt)];
  return (
    <Unterbrechbar actor={actor}>
      <Step actor={bild} formular={formular} />
    </Unterbrechbar>
  );
}

type StepProps = {
  actor: ActorRefFrom<typeof neueHandynummer>;
  formular: ReturnType<typeof useNummerFormular>;
};

const steps = {
  neueNummer: NeueNummer,
  bestaetigen: Bestaetigen,
  tanPruefen: Tan,
  fertig: Fertig,
} as const satisfies Record<HandynummerSchritt, (props: StepProps) => ReactNode>;

function NeueNummer({ actor, formular }: StepProps) {
  const zurueck = { label: daten('zuIhrenDaten'), href: useDatenseite() };
  return <Nummer actor={actor} formular={formular} back={zurueck} />;
}

/** The end: the number counts, and what has to wait for a day. */
function Fertig({ actor }: StepProps) {
  return (
    <Page title={t('fertigTitel')} flowState={useFlowState(actor)} width="text">
      <InfoBox type="positive" headline={t('fertig')}>
        {t('bisherige')}
      </InfoBox>
      <BankGesperrt actor={actor} />
      <ButtonLink href={useDatenseite()}>{daten('zuIhrenDaten')}</ButtonLink>
    </Page>
  );
}
