import { useQueryClient } from '@tanstack/react-query';
import { useActorRef, useSelector } from '@xstate/react';
import { type ReactNode, useState } from 'react';
import { aenderung } from '#machines/vertrag/aenderung/machine.ts';
import * as select from '#machines/vertrag/aenderung/selectors.ts';
import { usePorts } from '../../../ports.ts';
import { LadeSeite } from '../../../shell/zustand/LadeSeite.tsx';
import { draftAt } from '../../draft.ts';
import { useFlow } from '../../useFlow.ts';
import { aenderungMit } from './effects.ts';
import { antwortenAus, behalten } from './entwurf.ts';
import { Auswahl } from './steps/Auswahl.tsx';
import { Gespeichert } from './steps/Gespeichert.tsx';
import type { StepProps } from './steps/step.ts';
import { Unterbrochen } from './steps/Unterbrochen.tsx';
import { Vergleich } from './steps/Vergleich.tsx';

interface Props {
  versicherungsNummer: string;
  /** Whose draft it is. */
  sub: string;
}

/** Change of a contract: choose, compare, confirm, saved. */
export function AenderungsView({ versicherungsNummer, sub }: Props) {
  const ports = usePorts();
  const [parts] = useState(() => partsOf(ports.speicher, versicherungsNummer, sub));
  const queries = useQueryClient();
  const [chart] = useState(() => aenderungMit(ports.client, queries));
  const actor = useActorRef(chart, { input: { versicherungsNummer, antworten: parts.antworten } });
  const { bereit } = useFlow(actor, parts);
  const schritt = useSelector(actor, select.schritt);
  const Step = steps[schritt];
  if (!bereit || !Step) return <LadeSeite />;
  return <Step actor={actor} versicherungsNummer={versicherungsNummer} draft={parts.draft} />;
}

const steps: Partial<Record<string, (props: StepProps) => ReactNode>> = {
  auswahl: Auswahl,
  vergleich: Vergleich,
  gespeichert: Gespeichert,
  unterbrochen: Unterbrochen,
};

function partsOf(speicher: Storage, versicherungsNummer: string, sub: string) {
  const draft = draftAt(speicher, aenderung.id, versicherungsNummer, sub);
  const antworten = antwortenAus(draft.read());
  const { auswahl } = antworten;
  return {
    address: {
      basis: `/kunden/zahlungsweise/${versicherungsNummer}`,
      schritte: ['auswahl', 'vergleich', 'gespeichert'],
      ausgang: `/kunden/vertraege/${versicherungsNummer}`,
    } as const,
    draft,
    antworten,
    ereignis: (schritt: string) =>
      schritt === 'auswahl' && auswahl ? { type: 'WEITER', antwort: auswahl } : null,
    keep: behalten,
  };
}
