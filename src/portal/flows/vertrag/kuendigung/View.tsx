import { useQueryClient } from '@tanstack/react-query';
import { useActorRef, useSelector } from '@xstate/react';
import { type ReactNode, useState } from 'react';
import { entwurfsregel } from '#machines/vertrag/kuendigung/answers.ts';
import { kuendigung } from '#machines/vertrag/kuendigung/machine.ts';
import * as select from '#machines/vertrag/kuendigung/selectors.ts';
import { useFeatures } from '../../../useFeatures.ts';
import { usePorts } from '../../../ports.ts';
import { LadeSeite } from '../../../shell/zustand/LadeSeite.tsx';
import { draftAt } from '../../draft.ts';
import { useFlow } from '../../useFlow.ts';
import { auftragsschluessel } from '../../../auftragsschluessel.ts';
import { entwurfTeile } from '../beendigung/aufgehoben.ts';
import { useImAuftrag, useVertragswege } from '../wege.ts';
import { kuendigungMit } from './effects.ts';
import { Bestaetigung } from './steps/Bestaetigung.tsx';
import { Datum } from './steps/Datum.tsx';
import { Feedback } from './steps/Feedback.tsx';
import { Grund } from './steps/Grund.tsx';
import { Nachweis } from './steps/Nachweis.tsx';
import { Pruefen } from './steps/Pruefen.tsx';
import type { StepProps } from './steps/step.ts';
import { Uebersicht } from './steps/Uebersicht.tsx';
import { Unterbrechbar } from '../../unterbrochen/Unterbrechbar.tsx';
import { useBild, useMitAnmeldung } from '../../unterbrochen/unterbrochener.ts';

interface Props {
  versicherungsNummer: string;
  /** Whose draft it is. */
  sub: string;
}

/** Cancellation of a contract: why, when, check, done. */
export function KuendigungsView({ versicherungsNummer, sub }: Props) {
  const { client, speicher } = usePorts();
  const queries = useQueryClient();
  const feature = useFeatures();
  const wege = useVertragswege();
  const imAuftrag = useImAuftrag();
  const [parts] = useState(() => ({
    ...entwurfTeile(entwurfsregel, draftAt(speicher, kuendigung.id, versicherungsNummer, sub)),
    address: {
      basis: wege.kuendigung(versicherungsNummer),
      schritte,
      ausgang: wege.vertrag(versicherungsNummer),
    },
  }));
  const [chart] = useState(() => {
    const schluessel = auftragsschluessel(speicher, kuendigung.id, versicherungsNummer, sub);
    return kuendigungMit(client, queries, schluessel);
  });
  const { antworten, draft } = parts;
  // What the customer thinks of us is not for the broker to say.
  const mitFeedback = feature('feedback') && !imAuftrag;
  const input = { versicherungsNummer, mitFeedback, imAuftrag, antworten };
  const actor = useActorRef(useMitAnmeldung(chart), { input });
  const bild = useBild(actor, chart);
  const { bereit } = useFlow(bild, parts);
  const Step = steps[useSelector(bild, select.schritt)];
  if (!bereit || !Step) return <LadeSeite />;
  return (
    <Unterbrechbar actor={actor}>
      <Step actor={bild} versicherungsNummer={versicherungsNummer} draft={draft} />
    </Unterbrechbar>
  );
}

const steps: Partial<Record<string, (props: StepProps) => ReactNode>> = {
  uebersicht: Uebersicht,
  grund: Grund,
  datum: Datum,
  nachweis: Nachweis,
  feedback: Feedback,
  pruefen: Pruefen,
  bestaetigung: Bestaetigung,
};

const schritte = [
  'uebersicht',
  'grund',
  'datum',
  'nachweis',
  'feedback',
  'pruefen',
  'bestaetigung',
] as const;
