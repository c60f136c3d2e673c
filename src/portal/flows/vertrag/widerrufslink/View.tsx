import { useActorRef, useSelector } from '@xstate/react';
import { type ReactNode, useState } from 'react';
import * as select from '#machines/vertrag/widerrufslink/selectors.ts';
import type { WiderrufslinkSchritt } from '#machines/vertrag/widerrufslink/setup.ts';
import { InfoBox } from '#widgets/info-box/InfoBox.tsx';
import { Page } from '#widgets/page/Page.tsx';
import { SkeletonText } from '#widgets/skeleton/SkeletonText.tsx';
import { usePorts } from '../../../ports.ts';
import { useSessionEvents } from '../../useSessionEvents.ts';
import { widerrufslinkMit } from './effects.ts';
import { Ausgefuehrt } from './steps/Ausgefuehrt.tsx';
import { Entscheidung } from './steps/Entscheidung.tsx';
import { type StepProps, useFlowState } from './steps/step.ts';
import { Wiederhergestellt } from './steps/Wiederhergestellt.tsx';
import { Kontaktwege } from '../../../pages/kontakt/Kontaktwege.tsx';
import { Abschnitt } from '../../../shell/Abschnitt.tsx';
import { t } from './texte.ts';
import { Stoerung } from '../beendigung/Stoerung.tsx';

/** Where a link in a mail about a revocation leads. */
export function WiderrufslinkView({ token }: { token: string | null }) {
  const { client } = usePorts();
  const [chart] = useState(() => widerrufslinkMit(client, token));
  const actor = useActorRef(chart);
  useSessionEvents(actor);
  const Step = steps[useSelector(actor, select.schritt)];
  return <Step actor={actor} />;
}

const steps = {
  linkPruefen: LinkPruefen,
  bestaetigen: Entscheidung,
  zuruecknehmen: Entscheidung,
  ausgefuehrt: Ausgefuehrt,
  wiederhergestellt: Wiederhergestellt,
  abgelehnt: Abgelehnt,
} as const satisfies Record<WiderrufslinkSchritt, (props: StepProps) => ReactNode>;

/** Used, expired or too late: why, and who helps. */
function Abgelehnt({ actor }: StepProps) {
  const ablehnung = useSelector(actor, select.ablehnung);
  const istLink = ablehnung?.code === 'LINK_UNGUELTIG';
  return (
    <Page title={t('abgelehntTitel')} flowState={useFlowState(actor)} width="text">
      <InfoBox type="warning" headline={ablehnung?.errorMessage ?? t('linkUngueltig')}>
        {istLink && t('neuGeladen')}
      </InfoBox>
      <Abschnitt titel={t('hilfe')}>
        <Kontaktwege />
      </Abschnitt>
    </Page>
  );
}

/** Seen for a moment: whether the link of the mail still counts. */
function LinkPruefen({ actor }: StepProps) {
  const istFehler = useSelector(actor, select.istFehler);
  return (
    <Page title={t('linkPruefenTitel')} flowState={useFlowState(actor)} width="text">
      {istFehler ? (
        <Stoerung erneut={t('erneut')} onErneut={() => actor.send({ type: 'ERNEUT' })} />
      ) : (
        <SkeletonText />
      )}
    </Page>
  );
}
