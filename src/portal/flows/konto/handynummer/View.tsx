import { useQueryClient } from '@tanstack/react-query';
import { useActorRef, useSelector } from '@xstate/react';
import { type ReactNode, useState } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { HandynummerSchritt } from '#machines/konto/handynummer/answers.ts';
import type { neueHandynummer } from '#machines/konto/handynummer/machine.ts';
import * as select from '#machines/konto/handynummer/selectors.ts';
import { usePorts } from '../../../ports.ts';
import { partnerDaten } from '../../../queries/partnerLesen.ts';
import { useSessionEvents } from '../../useFlow.ts';
import { t as daten } from '../daten/texte.ts';
import { Unterbrochen } from '../daten/Unterbrochen.tsx';
import { Nummer, useNummerFormular } from '../nummer/Nummer.tsx';
import { Tan } from '../nummer/Tan.tsx';
import { Bestaetigen } from '../stepUp/Bestaetigen.tsx';
import { neueHandynummerMit } from './effects.ts';
import { Fertig } from './steps/Fertig.tsx';

/** Another mobile number, with a code to it and perhaps one to the present one. */
export function HandynummerView({ partnerNummer }: { partnerNummer: string }) {
  const { client } = usePorts();
  const queries = useQueryClient();
  const [chart] = useState(() =>
    neueHandynummerMit({
      client,
      partnerNummer,
      onFertig: () => void queries.invalidateQueries({ queryKey: partnerDaten }),
    }),
  );
  const actor = useActorRef(chart, { input: { partnerNummer } });
  useSessionEvents(actor);
  // Above the steps, so that nothing typed is lost when the session ends.
  const formular = useNummerFormular(actor, 'neueNummer');
  const Step = steps[useSelector(actor, select.schritt)];
  return <Step actor={actor} formular={formular} />;
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
  unterbrochen: Unterbrochen,
} as const satisfies Record<HandynummerSchritt, (props: StepProps) => ReactNode>;

function NeueNummer({ actor, formular }: StepProps) {
  const zurueck = { label: daten('zuIhrenDaten'), href: '/kunden/kundendaten/' };
  return <Nummer actor={actor} formular={formular} back={zurueck} />;
}
