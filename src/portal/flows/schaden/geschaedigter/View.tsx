import { useActorRef, useSelector } from '@xstate/react';
import { type ReactNode, useState } from 'react';
import type { AnyMachineSnapshot } from 'xstate';
import type { MarkenSchluessel } from '#contract/entities/marke.ts';
import { heuteInBerlin } from '#contract/tagformat.ts';
import { behalten as behaltenNach } from '#machines/entwurf.ts';
import { entwurfsregel } from '#machines/schaden/geschaedigter/answers.ts';
import * as select from '#machines/schaden/geschaedigter/selectors.ts';
import { auftragsschluessel, nurHier } from '../../../auftragsschluessel.ts';
import type { Gemerktes } from '../../../formular/notizen.ts';
import { usePorts } from '../../../ports.ts';
import { LadeSeite } from '../../../shell/zustand/LadeSeite.tsx';
import { draftAt } from '../../draft.ts';
import { useFlow } from '../../useFlow.ts';
import { behalten, entwurfTeile } from '../../vertrag/beendigung/aufgehoben.ts';
import { gemerktes } from '../steps/step.ts';
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
    keep,
    address,
  }));
  const [notizen] = useState(() => notizenUeber(parts.draft));
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

/** What is typed stays as long as the page stands; what tells of an injury or names an account, no storage gets. */
function notizenUeber(draft: ReturnType<typeof draftAt>): StepProps['notizen'] {
  const getippt = new Map<string, ReturnType<Gemerktes['lies']>>();
  return (schritt) => {
    const imTab = Object.hasOwn(entwurfsregel.antworten, schritt)
      ? gemerktes(draft, schritt)
      : null;
    return {
      lies: () => getippt.get(schritt) ?? imTab?.lies() ?? {},
      schreibe: (eingaben) => {
        getippt.set(schritt, eingaben);
        imTab?.schreibe(eingaben);
      },
    };
  };
}

function keep(snapshot: AnyMachineSnapshot): ReturnType<typeof behalten> {
  const alles = behalten(snapshot);
  if (alles === null || alles === 'saved') return alles;
  return { antworten: { ...behaltenNach(entwurfsregel, alles.antworten) } };
}

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
