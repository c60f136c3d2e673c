import { useActorRef, useSelector } from '@xstate/react';
import { type ReactNode, useState } from 'react';
import type { MarkenSchluessel } from '#contract/entities/marke.ts';
import { entwurfsregel } from '#machines/vermittler/vertriebspartner-werden/answers.ts';
import * as select from '#machines/vermittler/vertriebspartner-werden/selectors.ts';
import { auftragsschluessel, nurHier } from '../../../auftragsschluessel.ts';
import { usePorts } from '../../../ports.ts';
import { LadeSeite } from '../../../shell/zustand/LadeSeite.tsx';
import { draftAt } from '../../draft.ts';
import { keepNach, notizenNach } from '../../nurImTab.ts';
import { useFlow } from '../../useFlow.ts';
import { entwurfTeile } from '../../vertrag/beendigung/aufgehoben.ts';
import { vertriebspartnerMit } from './effects.ts';
import { Code } from './steps/Code.tsx';
import { Frage } from './steps/Frage.tsx';
import { Gesendet } from './steps/Gesendet.tsx';
import { Tippgeber } from './steps/Tippgeber.tsx';
import { Unterlagen } from './steps/Unterlagen.tsx';
import { Zusammenfassung } from './steps/Zusammenfassung.tsx';
import type { StepProps } from './steps/step.ts';

/** An agency applies to become a partner. */
export function VertriebspartnerView({ marke }: { marke: MarkenSchluessel }) {
  const { client, speicher } = usePorts();
  const [parts] = useState(() => ({
    ...entwurfTeile(entwurfsregel, draftAt(speicher, flow, '', '')),
    keep: keepNach(entwurfsregel),
    address,
  }));
  const [notizen] = useState(() => notizenNach(entwurfsregel, parts.draft));
  const [chart] = useState(() =>
    vertriebspartnerMit({
      client,
      marke,
      // An account is kept nowhere.
      schluessel: auftragsschluessel(nurHier()),
    }),
  );
  const actor = useActorRef(chart, { input: { antworten: parts.antworten } });
  const { bereit } = useFlow(actor, parts);
  const Step = steps[useSelector(actor, select.schritt)];
  if (!bereit || !Step) return <LadeSeite />;
  return <Step actor={actor} notizen={notizen} />;
}

const flow = 'vermittler/vertriebspartner-werden';

const steps: Partial<Record<string, (props: StepProps) => ReactNode>> = {
  vermittlerart: (props) => <Frage key="vermittlerart" {...props} schritt="vermittlerart" />,
  tippgeber: Tippgeber,
  firma: (props) => <Frage key="firma" {...props} schritt="firma" />,
  registrierung: (props) => <Frage key="registrierung" {...props} schritt="registrierung" />,
  ansprechpartner: (props) => <Frage key="ansprechpartner" {...props} schritt="ansprechpartner" />,
  bank: (props) => <Frage key="bank" {...props} schritt="bank" />,
  unterlagen: Unterlagen,
  zusammenfassung: Zusammenfassung,
  code: Code,
  gesendet: Gesendet,
};

const address = {
  basis: '/vermittler/vertriebspartner-werden',
  schritte: [
    'vermittlerart',
    'tippgeber',
    'firma',
    'registrierung',
    'ansprechpartner',
    'bank',
    'unterlagen',
    'zusammenfassung',
    'code',
    'gesendet',
  ],
  ausgang: '/',
} as const;
