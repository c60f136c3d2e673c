import type { AnyStateMachine } from 'xstate';
import { flows } from '#machines/registry.ts';
import type { FlowCases } from './cases.ts';

export interface FlowUnderTest {
  readonly id: string;
  readonly chart: AnyStateMachine;
  readonly cases: FlowCases;
}

/** Every flow of the registry with its cases; a flow without cases fails here. */
export async function flowsUnderTest(): Promise<FlowUnderTest[]> {
  return Promise.all(
    Object.entries(flows).map(async ([id, { chart }]) => {
      const path = new URL(`../${id}/cases.ts`, import.meta.url);
      const module: unknown = await import(/* @vite-ignore */ path.href);
      if (!hasCases(module)) throw new Error(`tests/models/${id}/cases.ts exports no cases.`);
      return { id, chart, cases: module.cases };
    }),
  );
}

function hasCases(module: unknown): module is { cases: FlowCases } {
  return typeof module === 'object' && module !== null && 'cases' in module;
}
