import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import { schrittVon } from '#machines/schritt.ts';
import { observeStart, observeStep } from './observe.ts';

/** The steps at which a chart asks for these answers, one after the other, until it needs something else. */
export function walked(
  chart: AnyStateMachine,
  input: unknown,
  answers: Readonly<Record<string, unknown>>,
): { readonly steps: readonly string[]; readonly end: AnyMachineSnapshot } {
  const steps: string[] = [];
  let { next } = observeStart(chart, input);
  for (;;) {
    const step = schrittVon(next) ?? '';
    const isOver = next.status !== 'active' || next.hasTag('laedt');
    if (isOver || steps.includes(step)) return { steps, end: next };
    steps.push(step);
    if (!(step in answers)) return { steps, end: next };
    next = observeStep(chart, next, { type: 'WEITER', antwort: answers[step] }).next;
  }
}
