import type { Edge, Graph } from './explore.ts';

/** A walk from a start: the first edge is the start itself. */
export type Tour = readonly Edge[];

const longest = 25;

/** Tours that together take every transition the graph can take: always on to the nearest one not yet taken. */
export function toursOf(graph: Graph): Tour[] {
  const open = new Set([...graph.starts, ...graph.edges].flatMap(({ taken }) => taken));
  const leaving = edgesByState(graph);
  const tours: Tour[] = [];
  for (;;) {
    const tour: Edge[] = [];
    for (;;) {
      const way = nearest(tour.at(-1), graph, leaving, open);
      if (!way || (tour.length > 0 && tour.length + way.length > longest)) break;
      tour.push(...way);
      for (const id of way.flatMap(({ taken }) => taken)) open.delete(id);
    }
    if (tour.length === 0) return tours;
    tours.push(tour);
  }
}

/** Shortest way to a transition not yet taken; one that ends the flow only when nothing else is left. */
function nearest(
  last: Edge | undefined,
  { starts, vertices }: Graph,
  leaving: ReadonlyMap<string, readonly Edge[]>,
  open: ReadonlySet<string>,
): Edge[] | null {
  const next = (edge: Edge | undefined) => (edge ? (leaving.get(edge.to) ?? []) : starts);
  const ends = ({ to }: Edge) => vertices.get(to)?.snapshot.status !== 'active';
  const isNew = ({ taken }: Edge) => taken.some((id) => open.has(id));
  const seen = new Set(last ? [last.to] : []);
  const queue: Edge[][] = next(last).map((edge) => [edge]);
  let ending: Edge[] | null = null;
  for (const way of queue) {
    const edge = way.at(-1);
    if (!edge) continue;
    if (isNew(edge) && !ends(edge)) return way;
    if (isNew(edge)) ending ??= way;
    if (seen.has(edge.to)) continue;
    seen.add(edge.to);
    for (const further of next(edge)) queue.push(way.concat(further));
  }
  return ending;
}

function edgesByState({ edges }: Graph): Map<string, Edge[]> {
  const leaving = new Map<string, Edge[]>();
  for (const edge of edges) {
    if (edge.from === null || edge.taken.length === 0) continue;
    leaving.set(edge.from, [...(leaving.get(edge.from) ?? []), edge]);
  }
  return leaving;
}
