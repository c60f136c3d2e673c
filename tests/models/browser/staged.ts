import { explore } from '../engine/explore.ts';
import type { FlowUnderTest } from '../engine/flowsUnderTest.ts';
import { toursOf, waysTo } from '../engine/tours.ts';
import { varied, type Walked } from '../engine/varied.ts';
import { flowInBrowser } from './flowInBrowser.ts';
import type { Play } from './theatre.ts';

/** A flow on the stage, and the tours that are played of it. */
export interface Staged {
  readonly play: Play;
  readonly tours: readonly (readonly Walked[])[];
}

/** Opening the page costs as much as several steps, so that a tour goes on as long as it can be read. */
const longest = 60;

/** Tours that take every arrow, each by another customer; and the shortest way to each end with a page behind it. */
export async function staged(under: FlowUnderTest): Promise<Staged> {
  const { id, chart, cases, sentences } = under;
  const flow = await flowInBrowser(id);
  const graph = explore(chart, cases);
  const straight = waysTo(graph, Object.keys(flow.behind ?? {}));
  return {
    play: { id, chart, flow, sentences, isCompanion: Boolean(under.beside) },
    tours: [...varied(under, toursOf(graph, longest), flow), ...varied(under, straight, flow)],
  };
}
