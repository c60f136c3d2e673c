import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import type { AntragKontext } from '#machines/antrag/context.ts';
import { schrittVon } from '#machines/walk.ts';
import { usePorts } from '../../../ports.ts';
import { LadeSeite } from '../../../shell/zustand/LadeSeite.tsx';
import { type StepProps, useFlowState } from './step.ts';
import { gehe } from '../../../ort.tsx';

/** An end that has a page of its own; Back leads to the step before it. */
export function Ausgang({ actor, seite }: StepProps) {
  const { speicher } = usePorts();
  const ende = useSelector(actor, schrittVon) ?? '';
  const flowState = useFlowState(actor);
  useEffect(() => {
    const { context } = actor.getSnapshot();
    const ziel = ausgangVon(ende, context);
    if (ziel === undefined) return;
    const weiter = () => {
      // Nobody comes back to a link that names no broker.
      gehe(ziel, {
        replace: ende === 'agentNichtGefunden',
        state: { antrag: seite.basis },
      });
    };
    void import('../anliegen.ts')
      .then(({ merkeAnliegen }) => merkeAnliegen(speicher, seite, ende, context))
      .then(weiter, weiter);
  }, [ende, actor, seite, speicher]);
  return <LadeSeite flowState={flowState} />;
}

/** A broker who sells himself gets his own word that it cannot be insured. */
function ausgangVon(ende: string, { umfeld }: AntragKontext): string | undefined {
  return ende === 'sorry' && umfeld?.durchVermittler ? '/antrag/sorry/agent' : ausgaenge[ende];
}

/** Addresses of the ends (`domain/antrag.md §1`). */
const ausgaenge: Readonly<Partial<Record<string, string>>> = {
  sorry: '/antrag/sorry/',
  checkFailed: '/antrag/check-failed/',
  manuellePruefung: '/vermittler-nachricht',
  agentNichtGefunden: '/beratung/agent/notfound',
};
