import { useQueryClient } from '@tanstack/react-query';
import { useActorRef, useSelector } from '@xstate/react';
import { type ReactNode, useState } from 'react';
import { entwurfsregel } from '#machines/vertrag/schutz/answers.ts';
import { schutz } from '#machines/vertrag/schutz/machine.ts';
import * as select from '#machines/vertrag/schutz/selectors.ts';
import { usePorts } from '../../../ports.ts';
import { LadeSeite } from '../../../shell/zustand/LadeSeite.tsx';
import { draftAt } from '../../draft.ts';
import { Unterbrechbar } from '../../unterbrochen/Unterbrechbar.tsx';
import { useBild, useMitAnmeldung } from '../../unterbrochen/unterbrochener.ts';
import { useFlow } from '../../useFlow.ts';
import { entwurfTeile } from '../beendigung/aufgehoben.ts';
import { schutzMit } from './effects.ts';
import { behalten } from './entwurf.ts';
import { Einstellen } from './steps/Einstellen.tsx';
import { Gespeichert } from './steps/Gespeichert.tsx';
import { Pruefen } from './steps/Pruefen.tsx';
import type { StepProps } from './steps/step.ts';

interface Props {
  versicherungsNummer: string;
  /** Whose draft it is. */
  sub: string;
  /** A broker acts for the customer. */
  imAuftrag: boolean;
  /** Address without a step, of the contract, and of all contracts. */
  basis: string;
  vertragsseite: string;
  liste: string;
}

/** All a contract allows on one page: set, compare, confirm, saved. */
export function SchutzView(props: Props) {
  const { versicherungsNummer, imAuftrag, vertragsseite, liste } = props;
  const { client, speicher } = usePorts();
  const queries = useQueryClient();
  const [parts] = useState(() => partsOf(speicher, props));
  const [chart] = useState(() => schutzMit(client, queries));
  const { antworten } = parts;
  const actor = useActorRef(useMitAnmeldung(chart), {
    input: { versicherungsNummer, imAuftrag, antworten },
  });
  const bild = useBild(actor, chart);
  const { bereit } = useFlow(bild, parts);
  const Step = steps[useSelector(bild, select.schritt)];
  if (!bereit || !Step) return <LadeSeite />;
  return (
    <Unterbrechbar actor={actor}>
      <Step actor={bild} {...{ versicherungsNummer, vertragsseite, liste }} />
    </Unterbrechbar>
  );
}

const steps: Partial<Record<string, (props: StepProps) => ReactNode>> = {
  einstellen: Einstellen,
  pruefen: Pruefen,
  gespeichert: Gespeichert,
};

function partsOf(
  speicher: Storage,
  { versicherungsNummer, sub, basis, vertragsseite: ausgang }: Props,
) {
  return {
    ...entwurfTeile(entwurfsregel, draftAt(speicher, schutz.id, versicherungsNummer, sub)),
    keep: behalten,
    address: { basis, schritte, ausgang },
  };
}

const schritte: readonly [string, ...string[]] = ['einstellen', 'pruefen', 'gespeichert'];
