import { useActorRef, useSelector } from '@xstate/react';
import { type ReactNode, useState } from 'react';
import type { MarkenSchluessel } from '#contract/entities/marke.ts';
import { heuteInBerlin } from '#contract/tagformat.ts';
import { entwurfsregel } from '#machines/schaden/geschaedigter/answers.ts';
import * as select from '#machines/schaden/geschaedigter/selectors.ts';
import { auftragsschluessel, nurHier } from '../../../auftragsschluessel.ts';
import { usePorts } from '../../../ports.ts';
import { LadeSeite } from '../../../shell/zustand/LadeSeite.tsx';
import { draftAt } from '../../draft.ts';
import { keepNach, notizenNach } from '../../nurImTab.ts';
import { useFlow } from '../../useFlow.ts';
import { entwurfTeile } from '../../vertrag/beendigung/aufgehoben.ts';
import { schadenwege } from '../wege.ts';
import { geschaedigterMit } from './effects.ts';
import { Code } from './steps/Code.tsx';
import { Frage } from './steps/Frage.tsx';
import { Gemeldet } from './steps/Gemeldet.tsx';
import { Pruefen } from './steps/Pruefen.tsx';
import type { StepProps } from './steps/step.ts';

/** What somebody reports whom an insured person harmed. */
export function GeschaedigterView({ marke }: { marke: MarkenSchluessel }) {
  const { client, speicher, now } = usePorts();
  const [parts] = useState(() => ({
    ...entwurfTeile(entwurfsregel, draftAt(speicher, flow, '', '')),
    keep: keepNach(entwurfsregel),
    address,
  }));
  const [notizen] = useState(() => notizenNach(entwurfsregel, parts.draft));
  const [chart] = useState(() =>
    geschaedigterMit({
      client,
      marke,
      // An account is kept nowhere.
      schluessel: auftragsschluessel(nurHier()),
    }),
  );
  const [heute] = useState(() => heuteInBerlin(now()));
  const actor = useActorRef(chart, { input: { heute, antworten: parts.antworten } });
  const { bereit } = useFlow(actor, parts);
  const Step = steps[useSelector(actor, select.schritt)];
  if (!bereit || !Step) return <LadeSeite />;
  return <Step actor={actor} notizen={notizen} />;
}

const flow = 'schaden/geschaedigter';

const steps: Partial<Record<string, (props: StepProps) => ReactNode>> = {
  verursacher: (props) => <Frage key="verursacher" {...props} schritt="verursacher" />,
  geschaedigte: (props) => <Frage key="geschaedigte" {...props} schritt="geschaedigte" />,
  schaden: (props) => <Frage key="schaden" {...props} schritt="schaden" />,
  forderung: (props) => <Frage key="forderung" {...props} schritt="forderung" />,
  pruefen: Pruefen,
  code: Code,
  gemeldet: Gemeldet,
};

const address = {
  basis: schadenwege.geschaedigt,
  schritte: ['verursacher', 'geschaedigte', 'schaden', 'forderung', 'pruefen', 'code', 'gemeldet'],
  ausgang: schadenwege.melden,
} as const;
