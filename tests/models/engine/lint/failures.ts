import type { Edge, Graph } from '../explore.ts';
import type { FlowUnderTest } from '../flowsUnderTest.ts';
import { contextOf, placeOf } from '../snapshot.ts';

/**
 * Where each failure of each call leads: a state, for example `code.eingabe`; `*` stands for the step
 * at which the call was made. A function where it depends on what is known, or on where the call was made.
 */
export type Failures = Readonly<Record<string, Readonly<Record<string, Ending>>>>;
type Ending = string | ((context: object, from: string) => string);

/** What is wrong with how a flow fails, one sentence each: a failure nobody wrote down, one that leads elsewhere. */
export function lintFailures(
  { cases, failures, sentences }: FlowUnderTest,
  graph: Graph,
): string[] {
  if (failures === undefined) return [];
  const unwritten = Object.entries(cases.calls).flatMap(([call, { error }]) =>
    Object.keys(error)
      .filter((failure) => failures[call]?.[failure] === undefined)
      .map((failure) => `Nobody wrote where ${call} ✗ ${failure} leads.`),
  );
  const unsaid = Object.entries(sentences ? cases.calls : {}).flatMap(([call, { error }]) =>
    Object.keys(error)
      .filter((failure) => sentences?.[call]?.[failure] === undefined)
      .map((failure) => `Nobody wrote what is read after ${call} ✗ ${failure}.`),
  );
  const elsewhere = graph.edges.flatMap((edge) => {
    const [call = '', failure = ''] = edge.name.split(' ✗ ');
    const ending = failures[call]?.[failure];
    const here = graph.vertices.get(edge.from ?? '')?.snapshot;
    if (ending === undefined || !here || edge.taken.length === 0) return [];
    return endsAt(edge, placeOf(here), ending) ? [] : [sentence(edge)];
  });
  return [...unwritten, ...unsaid, ...new Set(elsewhere)];
}

function endsAt({ next }: Edge, from: string, ending: Ending): boolean {
  const state = typeof ending === 'string' ? ending : ending(contextOf(next), from);
  const [step = ''] = from.split('.');
  return placesIn(next).some((place) => `${place}.`.startsWith(`${state.replace('*', step)}.`));
}

/** Where a step waits beside its form, the form is a region of its own; the table names the step and its state. */
function placesIn(next: Edge['next']): string[] {
  return placeOf(next)
    .split(' ')
    .map((place) => place.replace('.formular.', '.'));
}

function sentence({ name, from, next }: Edge): string {
  return `${name} at ${from} leads to ${placeOf(next)}.`;
}
