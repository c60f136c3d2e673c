import { useQueryClient } from '@tanstack/react-query';
import { useActorRef, useSelector } from '@xstate/react';
import { type ReactNode, useState } from 'react';
import type { MarkenSchluessel } from '#contract/entities/marke.ts';
import { entwurfsregel } from '#machines/vertrag/widerruf/answers.ts';
import type { widerruf } from '#machines/vertrag/widerruf/machine.ts';
import * as select from '#machines/vertrag/widerruf/selectors.ts';
import type { Zugang } from '#machines/vertrag/widerruf/setup.ts';
import { usePorts } from '../../../ports.ts';
import { LadeSeite } from '../../../shell/zustand/LadeSeite.tsx';
import { draftAt } from '../../draft.ts';
import { useFlow } from '../../useFlow.ts';
import { entwurfTeile } from '../beendigung/aufgehoben.ts';
import { widerrufAmVertrag, widerrufOhneAnmeldung } from './effects.ts';
import { Abgelehnt } from './steps/Abgelehnt.tsx';
import { Angaben } from './steps/Angaben.tsx';
import { Bestaetigen } from './steps/Bestaetigen.tsx';
import { Bestaetigung } from './steps/Bestaetigung.tsx';
import type { StepProps } from './steps/step.ts';
import { Uebersicht } from './steps/Uebersicht.tsx';
import { Unterbrechbar } from '../../unterbrochen/Unterbrechbar.tsx';
import { useBild, useMitAnmeldung } from '../../unterbrochen/unterbrochener.ts';

interface Props {
  versicherungsNummer: string;
  /** Whose draft it is. */
  sub: string;
}

/** Revocation of the own contract. */
export function WiderrufView({ versicherungsNummer: nummer, sub }: Props) {
  const { client } = usePorts();
  const queries = useQueryClient();
  const [chart] = useState(() => widerrufAmVertrag(client, queries, nummer));
  return <Lauf chart={chart} zugang="KUNDE" versicherungsNummer={nummer} sub={sub} />;
}

/** The withdrawal function without sign-in (BGB § 356a, VVG § 8). */
export function OffenerWiderrufView({ marke }: { marke: MarkenSchluessel }) {
  const { client } = usePorts();
  const [chart] = useState(() => widerrufOhneAnmeldung(client, marke));
  return <Lauf chart={chart} zugang="OFFEN" versicherungsNummer="" sub="" />;
}

interface LaufProps extends Props {
  chart: typeof widerruf;
  zugang: Zugang;
}

function Lauf({ chart, zugang, versicherungsNummer, sub }: LaufProps) {
  const { speicher } = usePorts();
  const [parts] = useState(() => ({
    ...entwurfTeile(entwurfsregel, draftAt(speicher, chart.id, versicherungsNummer, sub)),
    address: zugang === 'OFFEN' ? offen : amVertrag(versicherungsNummer),
  }));
  const actor = useActorRef(useMitAnmeldung(chart), {
    input: { zugang, antworten: parts.antworten },
  });
  const bild = useBild(actor, chart);
  const { bereit } = useFlow(bild, parts);
  const Step = steps[useSelector(bild, select.schritt)];
  if (!bereit || !Step) return <LadeSeite />;
  const { draft } = parts;
  const page = (
    <Step actor={bild} versicherungsNummer={versicherungsNummer} zugang={zugang} draft={draft} />
  );
  // Where nobody is signed in no session ends.
  return zugang === 'OFFEN' ? page : <Unterbrechbar actor={actor}>{page}</Unterbrechbar>;
}

const steps: Partial<Record<string, (props: StepProps) => ReactNode>> = {
  uebersicht: Uebersicht,
  angaben: Angaben,
  bestaetigen: Bestaetigen,
  bestaetigung: Bestaetigung,
  abgelehnt: Abgelehnt,
};

const offen = {
  basis: '/vertrag-widerrufen',
  schritte: ['angaben', 'bestaetigen', 'bestaetigung'],
  ausgang: '/',
} as const;

function amVertrag(nummer: string) {
  return {
    basis: `/kunden/kuendigen-widerrufen/${nummer}/widerruf`,
    schritte: ['uebersicht', 'angaben', 'bestaetigen', 'bestaetigung', 'abgelehnt'],
    ausgang: `/kunden/vertraege/${nummer}`,
  } as const;
}
