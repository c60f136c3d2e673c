import * as z from 'zod/mini';
import type { AnyStateMachine } from 'xstate';
import { statesOf } from './transitions.ts';

/** Titles of the steps of a chart, by step. */
export function titelDerSchritte(chart: AnyStateMachine): ReadonlyMap<string, string> {
  const betitelt = statesOf(chart).flatMap((state) => z.safeParse(meta, state.meta).data ?? []);
  return new Map(betitelt.map(({ step, title }) => [step, title]));
}

const meta = z.object({ step: z.string(), title: z.string() });
