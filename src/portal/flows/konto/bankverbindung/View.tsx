import { useQueryClient } from '@tanstack/react-query';
import { useActorRef, useSelector } from '@xstate/react';
import { type ReactNode, useState } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { BankverbindungSchritt } from '#machines/konto/bankverbindung/answers.ts';
import type { bankverbindung } from '#machines/konto/bankverbindung/machine.ts';
import * as select from '#machines/konto/bankverbindung/selectors.ts';
import { formatDatum } from '#contract/tag.ts';
import * as konto from '#machines/konto/selectors.ts';
import { ButtonLink } from '#widgets/button/ButtonLink.tsx';
import { InfoBox } from '#widgets/info-box/InfoBox.tsx';
import { Page } from '#widgets/page/Page.tsx';
import { usePorts } from '../../../ports.ts';
import { vertragsListen } from '../../../queries/outdated.ts';
import { useSessionEvents } from '../../useSessionEvents.ts';
import { Unterbrechbar } from '../../unterbrochen/Unterbrechbar.tsx';
import { useBild, useMitAnmeldung } from '../../unterbrochen/unterbrochener.ts';
import { Bestaetigen } from '../stepUp/Bestaetigen.tsx';
import { bankverbindungMit } from './effects.ts';
import { useKontoFormular } from './kontoFormular.ts';
import { Konto } from './steps/Konto.tsx';
import type { Vertragswahl } from './vertragswahl.ts';
import { useFlowState } from '../daten/actor.ts';
import { t } from './texte.ts';

interface Props {
  partnerNummer: string;
  vertraege: readonly Vertragswahl[];
}

/** Another account for her contracts, perhaps after one more code. */
export function BankverbindungView({ partnerNummer, vertraege }: Props) {
  const { client } = usePorts();
  const queries = useQueryClient();
  const [chart] = useState(() =>
    bankverbindungMit({
      client,
      partnerNummer,
      onGespeichert: () => {
        void queries.invalidateQueries({ queryKey: vertragsListen });
        // Each of her contracts says from which account it is paid.
        void queries.invalidateQueries({ queryKey: ['vertrag'] });
      },
    }),
  );
  const actor = useActorRef(useMitAnmeldung(chart), { input: {} });
  useSessionEvents(actor);
  const bild = useBild(actor, chart);
  const formular = useKontoFormular(vertraege);
  const Step = steps[useSelector(bild, select.schritt)];
  return (
    <Unterbrechbar actor={actor}>
      <Step actor={bild} formular={formular} />
    </Unterbrechbar>
  );
}

type StepProps = {
  actor: ActorRefFrom<typeof bankverbindung>;
  formular: ReturnType<typeof useKontoFormular>;
};

const steps = {
  konto: Konto,
  bestaetigen: Bestaetigen,
  gespeichert: Gespeichert,
} as const satisfies Record<BankverbindungSchritt, (props: StepProps) => ReactNode>;

/** The end: from when on the new account is debited, and where the mandate is. */
function Gespeichert({ actor }: { actor: ActorRefFrom<typeof bankverbindung> }) {
  const datum = formatDatum(useSelector(actor, konto.abbuchungAb));
  return (
    <Page title={t('gespeichertTitel')} flowState={useFlowState(actor)} width="text">
      <InfoBox type="positive" headline={t('gespeichert')}>
        {t('abbuchungAb', { datum })} {t('mandatLiegt')}
      </InfoBox>
      <ButtonLink href="/kunden/vertraege/">{t('zurueck')}</ButtonLink>
    </Page>
  );
}
