import { useSelector } from '@xstate/react';
import { type ReactNode, useLayoutEffect } from 'react';
import { antworten, type AnmeldeAntworten } from '#machines/konto/anmeldung/answers.ts';
import * as select from '#machines/konto/anmeldung/selectors.ts';
import { Hinweise } from '../steps/Hinweis.tsx';
import { type StepProps, useFlowState } from '../steps/step.ts';

/** What the first page shows of the chart; without `senden` the chart is not there yet. */
export interface Zugangsstand {
  flowState: string;
  laedt: boolean;
  hinweise?: ReactNode;
  form?: (typeof antworten)['zugangsdaten'];
  senden?: (antwort: AnmeldeAntworten['zugangsdaten']) => void;
}

/** Shows the first page where it stood before the chart; null takes it away. */
export type ZeigeZugang = (stand: Zugangsstand | null) => void;

/** Where the first page would stand: it is drawn already, and goes on with what the chart says. */
export function Uebergabe({
  actor,
  zeigeZugang,
}: Pick<StepProps, 'actor'> & { zeigeZugang: ZeigeZugang }) {
  const laedt = useSelector(actor, select.laedt);
  const flowState = useFlowState(actor);
  useLayoutEffect(() => {
    zeigeZugang({
      flowState,
      laedt,
      hinweise: <Hinweise actor={actor} />,
      form: antworten.zugangsdaten,
      senden: (antwort) => actor.send({ type: 'ANMELDEN', ...antwort }),
    });
  }, [actor, flowState, laedt, zeigeZugang]);
  useLayoutEffect(() => () => zeigeZugang(null), [zeigeZugang]);
  return null;
}
