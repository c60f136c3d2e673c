import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import { globaleEreignisse } from '#machines/globals.ts';
import { activeStates, statesOf } from '#machines/transitions.ts';
import { schrittVon, weiterMit } from '#machines/walk.ts';
import { again, type Refusals } from '../cases.ts';
import type { Edge, Graph } from '../explore.ts';
import type { FlowUnderTest } from '../flowsUnderTest.ts';
import { type Observation, observeStart, observeStep } from '../observe.ts';
import { examplesOf } from '../payload.ts';
import { contextOf, placeOf } from '../snapshot.ts';
import { othersAtStep } from './ways/otherAnswers.ts';
import type { Tally } from './stay.ts';
import { usual, walkOn, type Wishes } from './ways/walk.ts';

/** A successful end lies behind the answer that earns it, on every way; every end says whether it is one. */
export function earnedLaw({ chart, cases }: FlowUnderTest, graph: Graph, tally: Tally): void {
  const ends = cases.ends ?? {};
  const finals = statesOf(chart).filter(({ type, parent }) => type === 'final' && !parent?.parent);
  for (const { key } of finals) {
    tally.check(key in ends, () => `Earned: nobody says what earns the end ${key}.`);
  }
  for (const [end, earning] of Object.entries(ends)) {
    tally.check(
      finals.some(({ key }) => key === end),
      () => `Earned: there is no end ${end}.`,
    );
    if (earning === null) continue;
    const way = wayAround(graph, [earning].flat(), end);
    tally.check(
      way === null,
      () => `Earned: ${end} is reached by ${way?.name} without ${[earning].flat().join(' or ')}.`,
    );
  }
}

/** The last arrow of a way to an end that comes by none of these answers. */
function wayAround(graph: Graph, earning: readonly string[], end: string): Edge | null {
  const isEarning = ({ name }: Edge) =>
    earning.some((one) => name === one || name.startsWith(`${one} ✓ `));
  const reached = new Set<string>();
  const queue = [...graph.starts];
  for (const edge of queue) {
    if (edge.taken.length === 0 || isEarning(edge)) continue;
    if (placeOf(edge.next) === end) return edge;
    if (reached.has(edge.to)) continue;
    reached.add(edge.to);
    queue.push(...(graph.leaving.get(edge.to) ?? []));
  }
  return null;
}

/**
 * From every refusal her own way leads to a step where what was refused can be answered otherwise, or to
 * the exit that is stated; from every other failure the call can be made again.
 */
export function remedyLaw(flow: FlowUnderTest, graph: Graph, tally: Tally): void {
  for (const { edge, call, name } of refusalsIn(graph)) {
    const told = toldOf(flow.cases.refusals, call, name);
    const places = told === undefined ? [again] : [told].flat();
    if (told === undefined && edge.name.includes('✓')) continue;
    const found = places.some((place) =>
      place === again ? isMadeAgain(flow, edge, call) : leadsTo(flow, edge, place),
    );
    tally.check(
      found,
      () =>
        `Remedy: ${edge.name} leads to ${placeOf(edge.next)}, from where she finds no way to ${places.join(' or ')}.`,
    );
  }
}

/** What a refusal made void is asked again before the refused call is made again, though she answers as before. */
export function discardLaw(flow: FlowUnderTest, graph: Graph, tally: Tally): void {
  const answered = ({ next }: Edge) => JSON.stringify(flow.cases.answers(next.context));
  for (const { edge, call, name } of refusalsIn(graph, answered)) {
    const voided = toldOf(flow.cases.voids, call, name);
    if (voided === undefined || edge.next.status !== 'active') continue;
    const { calls } = walkOn(flow, edge, asBefore(flow), { answers: usual(flow) });
    const until = calls.findIndex(({ id }) => id === call);
    const made = new Set(calls.slice(0, until).map(({ id }) => id));
    const due = until < 0 ? [] : madeAnew(flow, edge.next);
    const kept = [voided].flat().find((id) => due.includes(id) && !made.has(id));
    tally.check(
      kept === undefined,
      () => `Discard: after ${edge.name} ${call} is made again with the old result of ${kept}.`,
    );
  }
}

interface RefusalEdge {
  readonly edge: Edge;
  readonly call: string;
  /** `✗ abgelehnt` */
  readonly name: string;
}

/** The arrows that answer a call, each leading from one place to another once, or once for each of what tells them apart. */
function refusalsIn(
  { edges, vertices }: Graph,
  apart: (edge: Edge) => string = () => '',
): RefusalEdge[] {
  const known = new Set<string>();
  return edges.flatMap((edge) => {
    const [, call, name] = /^(\S+) ([✓✗] .*)$/.exec(edge.name) ?? [];
    const from = vertices.get(edge.from ?? '')?.snapshot;
    if (!call || !name || !from || edge.taken.length === 0) return [];
    const key = `${placeOf(from)} ${edge.name} ${placeOf(edge.next)} ${apart(edge)}`;
    if (known.has(key)) return [];
    known.add(key);
    return [{ edge, call, name }];
  });
}

function toldOf(told: Refusals | undefined, call: string, name: string) {
  return told?.[`${call} ${name}`] ?? told?.[name];
}

/** As far as she looks for a way. */
const steps = 4;

/** Everywhere she comes to by herself; what loads is answered well. */
function* around(flow: FlowUnderTest, from: AnyMachineSnapshot): Generator<Observation> {
  const seen = new Set<string>();
  let here: AnyMachineSnapshot[] = [from];
  for (let i = 0; i < steps && here.length > 0; i += 1) {
    const next: AnyMachineSnapshot[] = [];
    for (const snapshot of here) {
      for (const event of eventsAt(flow, snapshot)) {
        const moved = observeStep(flow.chart, snapshot, event);
        if (moved.next === snapshot) continue;
        yield moved;
        const settled = settle(flow, moved);
        const key = JSON.stringify(settled.value);
        if (seen.has(key)) continue;
        seen.add(key);
        if (settled.status === 'active') next.push(settled);
        yield { ...moved, next: settled, calls: [] };
      }
    }
    here = next;
  }
}

function settle(flow: FlowUnderTest, moved: Observation): AnyMachineSnapshot {
  return walkOn(flow, moved, () => [], { until: () => true }).rests.at(-1) ?? moved.next;
}

/** What she can do: her buttons, her answers, the addresses of her steps, and waiting. */
function eventsAt({ chart, cases }: FlowUnderTest, snapshot: AnyMachineSnapshot): AnyEventObject[] {
  const own = Object.values(cases.events).filter(
    ({ type }) => !globaleEreignisse.some((global) => global === type),
  );
  const routes = statesOf(chart).filter(({ config }) => config.route !== undefined);
  const due = activeStates(snapshot).flatMap(({ transitions }) =>
    [...transitions.keys()].filter((type) => type.startsWith('xstate.after.')),
  );
  return [
    ...due.map((type) => ({ type })),
    ...own.map((event) => cases.filledIn?.(event, snapshot.context) ?? event),
    ...routes.map(({ id }) => ({ type: 'xstate.route', to: `#${id}` })),
  ];
}

function isMadeAgain(flow: FlowUnderTest, from: Observation, call: string): boolean {
  for (const { calls } of around(flow, settle(flow, from))) {
    if (calls.some(({ id }) => id === call)) return true;
  }
  return false;
}

function leadsTo(flow: FlowUnderTest, from: Observation, place: string): boolean {
  const settled = settle(flow, from);
  if (isThere(flow, settled, place)) return true;
  for (const { next } of around(flow, settled)) if (isThere(flow, next, place)) return true;
  return false;
}

/** At the end that is meant, or at the step, which takes another answer there. */
function isThere(flow: FlowUnderTest, snapshot: AnyMachineSnapshot, place: string): boolean {
  if (snapshot.status !== 'active') return placeOf(snapshot) === place;
  // What runs beside a flow asks nothing: it goes on from there.
  if (schrittVon(snapshot) === null) return placeOf(snapshot) === place;
  if (schrittVon(snapshot) !== place || snapshot.hasTag('laedt')) return false;
  const stored = flow.cases.answers(contextOf(snapshot))?.[place];
  return othersAtStep(flow, place, stored).some((event) => snapshot.can(event));
}

/** What a new customer with these answers lets be made. */
function madeAnew(flow: FlowUnderTest, { context }: AnyMachineSnapshot): string[] {
  const known = flow.cases.answers(context) ?? {};
  const wishes: Wishes = (step, now) => [
    ...[weiterMit(known)(step)].filter((event) => event !== null),
    ...asBefore(flow)(step, now),
  ];
  return Object.values(flow.cases.inputs).flatMap((input) =>
    walkOn(flow, observeStart(flow.chart, input), wishes).calls.map(({ id }) => id),
  );
}

function asBefore(flow: FlowUnderTest): Wishes {
  return (step, context) => {
    const stored = weiterMit(flow.cases.answers(context) ?? {})(step);
    const shape = flow.antworten[step];
    const examples = shape ? examplesOf(shape, flow.cases.events) : [];
    return [...(stored ? [stored] : []), ...examples];
  };
}
