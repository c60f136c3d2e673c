import { existsSync } from 'node:fs';
import type { AnyStateMachine } from 'xstate';
import type { Entwurfsregel } from '#machines/entwurf.ts';
import type { FlowCases } from './cases.ts';
import type { Failures } from './lint/failures.ts';
import type { Sentences } from '../sentences.ts';
import type { Shapes } from './payload.ts';

export interface FlowUnderTest {
  readonly id: string;
  readonly chart: AnyStateMachine;
  readonly cases: FlowCases;
  /** Shape of the answers of each step. */
  readonly antworten: Shapes;
  /** How it is kept; null where its steps are no addresses. */
  readonly entwurf: Entwurfsregel | null;
  /** Steps whose questions are data; their type asks for a heading. */
  readonly asked?: readonly string[];
  /** The flows a companion runs beside: it has no page, no step that has to be shown, and no end. */
  readonly beside?: readonly string[] | null;
  /** Where each failure leads; of samples nobody says it. */
  readonly failures?: Failures;
  /** What is read after each of them. */
  readonly sentences?: Sentences;
}

/** Flow that alone is asked for (`npm test -- --only=antrag/hausrat`); every flow otherwise. */
const only = process.env['ONLY_FLOW'];

/** Whether a flow is asked for. */
export function isAskedFor(id: string): boolean {
  return only === undefined || id === only;
}

/** Every chart of the registry with its cases; one without cases fails here. */
export async function flowsUnderTest(): Promise<FlowUnderTest[]> {
  // Read here, so that a chart that cannot be made fails where the caller can say so.
  const { charts } = await import('#machines/registry.ts');
  return Promise.all(
    Object.entries(charts)
      .filter(([id]) => isAskedFor(id))
      .map(async ([id, { chart, antworten, entwurf, fragen = {}, neben }]) => {
        const cases = await read(id, 'cases');
        if (!hasCases(cases)) throw new Error(`tests/models/${id}/cases.ts exports no cases.`);
        const ends = await read(withFailures(id), 'failures');
        if (!hasFailures(ends))
          throw new Error(`tests/models/${id}/failures.ts has no failures and sentences.`);
        const { failures, sentences } = ends;
        const asked = Object.keys(fragen);
        return {
          id,
          chart,
          cases: cases.cases,
          antworten,
          entwurf: entwurf ?? null,
          asked,
          failures,
          beside: neben ?? null,
          sentences,
        };
      }),
  );
}

/** The folder whose failures those of a flow are: its own, or those of its whole group. */
function withFailures(id: string): string {
  const [group = id] = id.split('/');
  return existsSync(pathOf(id, 'failures')) ? id : group;
}

function pathOf(id: string, file: string): URL {
  return new URL(`../${id}/${file}.ts`, import.meta.url);
}

function read(id: string, file: string): Promise<unknown> {
  return import(/* @vite-ignore */ pathOf(id, file).href);
}

function hasFailures(module: unknown): module is { failures: Failures; sentences: Sentences } {
  return (
    typeof module === 'object' && module !== null && 'failures' in module && 'sentences' in module
  );
}

function hasCases(module: unknown): module is { cases: FlowCases } {
  return typeof module === 'object' && module !== null && 'cases' in module;
}
