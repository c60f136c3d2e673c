import { explore } from '../engine/explore.ts';
import { submits } from '../engine/laws/once.ts';
import type { FlowUnderTest } from '../engine/flowsUnderTest.ts';
import { toursOf, waysAgain, waysThrough, waysTo } from '../engine/tours.ts';
import { asTold, varied, type Walked } from '../engine/varied.ts';
import { flowInBrowser } from './flowInBrowser.ts';
import type { Play } from './theatre.ts';
import { isOnWire } from './wire.ts';

/** A flow on the stage, and the tours that are played of it. */
export interface Staged {
  readonly play: Play;
  readonly tours: readonly (readonly Walked[])[];
}

/** Opening the page costs as much as several steps, so that a tour goes on as long as it can be read. */
const longest = 60;

/**
 * Tours that take every arrow, each by another customer; the shortest way to each end with a page behind it; a second
 * try of what must not happen twice; and whatever else the cases know of that no arrow needed: another answer, another
 * result, a broker's own word.
 */
export async function staged(under: FlowUnderTest): Promise<Staged> {
  const { id, chart, cases, sentences } = under;
  const flow = await flowInBrowser(id);
  const graph = explore(chart, cases);
  const around = toursOf(graph, longest);
  const straight = waysTo(graph, Object.keys(flow.behind ?? {}));
  const again = waysAgain(graph, cases.once ?? submits);
  const told = new Set([...around, ...straight].flat().map(({ name }) => name));
  const further = [...new Set(graph.edges.map(({ name }) => name))].filter(
    (name) => !told.has(name) && isOnWire(name, flow) && !flow.beyond?.includes(name),
  );
  return {
    play: { id, chart, flow, sentences, isCompanion: Boolean(under.beside) },
    tours: [
      ...varied(under, around, flow),
      ...varied(under, straight, flow),
      ...asTold(under, again),
      ...asTold(under, waysThrough(graph, further)),
    ],
  };
}
