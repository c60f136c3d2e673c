import { useActorRef, useSelector } from '@xstate/react';
import { type ReactNode, useEffect, useState } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { ResetSchritt } from '#machines/konto/handynummer-aendern/answers.ts';
import type { handynummerAendern } from '#machines/konto/handynummer-aendern/machine.ts';
import * as select from '#machines/konto/handynummer-aendern/selectors.ts';
import { usePorts } from '../../../ports.ts';
import { useSessionEvents } from '../../useFlow.ts';
import { LinkPruefen } from '../link/LinkPruefen.tsx';
import { LinkUngueltig } from '../link/LinkUngueltig.tsx';
import { Nummer, useNummerFormular } from '../nummer/Nummer.tsx';
import { Tan } from '../nummer/Tan.tsx';
import { handynummerAendernMit } from './effects.ts';
import { Anfordern } from './steps/Anfordern.tsx';
import { Fertig } from './steps/Fertig.tsx';
import { LinkGesendet } from './steps/LinkGesendet.tsx';
import { t } from './texte.ts';
import { tokenNotiz } from './tokenNotiz.ts';

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
