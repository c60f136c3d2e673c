import { useActorRef, useSelector } from '@xstate/react';
import { type ReactNode, useEffect, useState } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { ResetSchritt } from '#machines/konto/handynummer-aendern/answers.ts';
import type { handynummerAendern } from '#machines/konto/handynummer-aendern/machine.ts';
import * as select from '#machines/konto/handynummer-aendern/selectors.ts';
import { ButtonLink } from '#widgets/button/ButtonLink.tsx';
import { InfoBox } from '#widgets/info-box/InfoBox.tsx';
import { Page } from '#widgets/page/Page.tsx';
import { usePorts } from '../../../ports.ts';
import { useSessionEvents } from '../../useSessionEvents.ts';
import { LinkPruefen } from '../link/LinkPruefen.tsx';
import { LinkUngueltig } from '../link/LinkUngueltig.tsx';
import { Nummer, useNummerFormular } from '../nummer/Nummer.tsx';
import { Tan } from '../nummer/Tan.tsx';
import { handynummerAendernMit } from './effects.ts';
import { Anfordern } from './steps/Anfordern.tsx';
import { t } from './texte.ts';
import { tokenNotiz } from './tokenNotiz.ts';
import { useFlowState } from '../nummer/actor.ts';
import { BankGesperrt } from '../nummer/BankGesperrt.tsx';

interface Props {
  /** `LINK` where the page is the one a mail leads to. */
  einstieg: 'FRISCH' | 'LINK';
  token: string | null;
  /** She is back at the first step. */
  onAnfang: () => void;
}

/** Another mobile number for who lost hers. */
export function HandynummerAendernView({ einstieg, token, onAnfang }: Props) {
  const { client, speicher, now } = usePorts();
  const [chart] = useState(() => {
    const notiz = tokenNotiz(speicher, now);
    return handynummerAendernMit({ client, token: token ?? notiz.lesen(), notiz });
  });
  const actor = useActorRef(chart, { input: { einstieg } });
  useSessionEvents(actor);
  const schritt = useSelector(actor, select.schritt);
  useEffect(() => {
    if (schritt === 'anfordern') onAnfang();
  }, [schritt, onAnfang]);
  const Step = steps[schritt];
  return <Step actor={actor} />;
}

type StepProps = { actor: ActorRefFrom<typeof handynummerAendern> };

const steps = {
  anfordern: Anfordern,
  linkGesendet: LinkGesendet,
  linkGeoeffnet: LinkGeoeffnet,
  linkUngueltig: LinkUngueltig,
  neueNummer: NeueNummer,
  tanPruefen: Tan,
  fertig: Fertig,
} as const satisfies Record<ResetSchritt, (props: StepProps) => ReactNode>;

function LinkGeoeffnet({ actor }: StepProps) {
  return <LinkPruefen actor={actor} titel={t('linkGeoeffnetTitel')} />;
}

function NeueNummer({ actor }: StepProps) {
  return <Nummer actor={actor} formular={useNummerFormular(actor, 'neueNummer')} />;
}

/** The end: the number counts, and what has to wait for a day. */
function Fertig({ actor }: StepProps) {
  return (
    <Page title={t('fertigTitel')} flowState={useFlowState(actor)} width="text">
      <InfoBox type="positive" headline={t('fertig')}>
        {t('ueberall')}
      </InfoBox>
      <BankGesperrt actor={actor} />
      <ButtonLink href="/kunden/login/">{t('anmelden')}</ButtonLink>
    </Page>
  );
}

/** The same for everybody: only the mailbox tells whether it was right. */
function LinkGesendet({ actor }: StepProps) {
  return (
    <Page title={t('linkGesendetTitel')} flowState={useFlowState(actor)} width="text">
      <InfoBox type="neutral" headline={t('linkGesendet')}>
        {t('linkGilt')}
      </InfoBox>
      <p>{t('nichtsDa')}</p>
      <ButtonLink href="/kontakt/" variant="quiet">
        {t('kontakt')}
      </ButtonLink>
    </Page>
  );
}
