import { useActorRef, useSelector } from '@xstate/react';
import { type ReactNode, useState } from 'react';
import { type EinwilligungsFrage, entwurfsregel } from '#machines/schaden/einwilligung/answers.ts';
import * as select from '#machines/schaden/einwilligung/selectors.ts';
import { auftragsschluessel, nurHier } from '../../../auftragsschluessel.ts';
import { usePorts } from '../../../ports.ts';
import { LadeSeite } from '../../../shell/zustand/LadeSeite.tsx';
import { draftAt } from '../../draft.ts';
import { Mailcode } from '../../mailcode/Mailcode.tsx';
import { keepNach, notizenNach } from '../../nurImTab.ts';
import { useFlowAddress } from '../../useFlowAddress.ts';
import { useSessionEvents } from '../../useSessionEvents.ts';
import { entwurfTeile } from '../../vertrag/beendigung/aufgehoben.ts';
import { einwilligungMit, lageMit } from './effects.ts';
import { Bestaetigen } from './steps/Bestaetigen.tsx';
import { Frage } from './steps/Frage.tsx';
import { Information } from './steps/Information.tsx';
import { Gesperrt, LinkUngueltig, NichtWiderrufen } from './steps/Ohne.tsx';
import { Abgelehnt, Beendet, Erteilt, Widerrufen } from './steps/Stand.tsx';
import type { StepProps } from './steps/step.ts';
import { t } from './texte.ts';

interface Props {
  /** The secret of the link; null where the page has none (any more). */
  token: string | null;
}

/** Somebody agrees, or not, that we ask about her health. */
export function EinwilligungView({ token }: Props) {
  const { client } = usePorts();
  const [parts] = useState(() => ({
    // Nothing of it goes to any storage.
    ...entwurfTeile(entwurfsregel, draftAt(nurHier(), entwurfsregel.flow, '', '')),
    keep: keepNach(entwurfsregel),
    address,
  }));
  const [chart] = useState(() =>
    einwilligungMit({ client, token, schluessel: auftragsschluessel(nurHier()) }),
  );
  const actor = useActorRef(chart, { input: { mitLink: token !== null } });
  // Not `useFlow`: whoever frames the page hears nothing of it, not even where it failed.
  const bereit = useFlowAddress(actor, parts);
  useSessionEvents(actor);
  const notizen = useNotizen(actor, parts.draft);
  const [lies] = useState(() => lageMit(token));
  const Step = steps[useSelector(actor, select.schritt)];
  if (!bereit || !Step) return <LadeSeite />;
  return <Step actor={actor} notizen={notizen} lies={lies} />;
}

/** What is typed lasts as long as it is about the same person; how she says who that is, as long as the page. */
function useNotizen(
  actor: StepProps['actor'],
  draft: ReturnType<typeof draftAt>,
): StepProps['notizen'] {
  const worum = useSelector(actor, select.worum);
  const neue = () => ({ worum, lies: notizenNach<EinwilligungsFrage>(entwurfsregel, draft) });
  const [erkennung] = useState(neue);
  const [eigene, setEigene] = useState(neue);
  if (eigene.worum !== worum) setEigene(neue());
  return (schritt) => (schritt === 'identifizieren' ? erkennung : eigene).lies(schritt);
}

const steps: Partial<Record<string, (props: StepProps) => ReactNode>> = {
  information: Information,
  identifizieren: (props) => <Frage key="identifizieren" {...props} schritt="identifizieren" />,
  code: Code,
  umfang: (props) => <Frage key="umfang" {...props} schritt="umfang" />,
  stellen: (props) => <Frage key="stellen" {...props} schritt="stellen" />,
  vertretung: (props) => <Frage key="vertretung" {...props} schritt="vertretung" />,
  bestaetigen: Bestaetigen,
  erteilt: Erteilt,
  abgelehnt: Abgelehnt,
  widerrufen: Widerrufen,
  beendet: Beendet,
  nichtWiderrufen: NichtWiderrufen,
  linkUngueltig: LinkUngueltig,
};

/** In place of a link: a code to the mailbox we have of her. */
function Code(props: StepProps) {
  const { actor } = props;
  const istGesperrt = useSelector(actor, select.istGesperrt);
  if (istGesperrt) return <Gesperrt {...props} />;
  const worte = {
    titel: t('codeTitel'),
    einleitung: t('codeEinleitung'),
    knopf: t('codeBestaetigen'),
    adresse: t('angabenAendern'),
  };
  return <Mailcode actor={actor} worte={worte} />;
}

const address = {
  basis: '/einwilligung',
  schritte: [
    'information',
    'identifizieren',
    'code',
    'umfang',
    'stellen',
    'vertretung',
    'bestaetigen',
    'erteilt',
    'abgelehnt',
    'widerrufen',
    'beendet',
    'nichtWiderrufen',
    'linkUngueltig',
  ],
  ausgang: '/',
} as const;
