import type { Edge, Graph } from './explore.ts';

/** A walk from a start: the first edge is the start itself. */
export type Tour = readonly Edge[];

/** Tours that together take every transition the graph can take: always on to the nearest one not yet taken. */
export function toursOf(graph: Graph, longest = 25): Tour[] {
  const open = new Set([...graph.starts, ...graph.edges].flatMap(({ taken }) => taken));
  const passable = passableIn(graph);
  const tours: Tour[] = [];
  for (;;) {
    const tour: Edge[] = [];
    for (;;) {
      const way = nearest(tour.at(-1), graph, { open, passable });
      if (!way || (tour.length > 0 && tour.length + way.length > longest)) break;
      tour.push(...way);
      for (const id of way.flatMap(({ taken }) => taken)) open.delete(id);
    }
    if (tour.length === 0) return tours;
    tours.push(tour);
  }
}

/** What the actor is led through: every arrow taken, every guard seen to refuse. */
export function allTours(graph: Graph): Tour[] {
  const tours = toursOf(graph);
  return [...tours, ...refusalsOf(graph, tours)];
}

/** The shortest walk that ends with each of these happenings: nothing on the way has thrown away what was read before. */
export function waysTo(graph: Graph, names: readonly string[]): Tour[] {
  const ways = shortestWays(graph).map(({ way }) => way());
  return names.flatMap((name) => ways.filter((way) => way.at(-1)?.name === name).slice(0, 1));
}

/** The shortest walk to a state in which each of these can happen, and that it happens. */
export function waysThrough(graph: Graph, names: readonly string[]): Tour[] {
  const ways = shortestWays(graph);
  return names.flatMap((name) => {
    for (const { to, way } of ways) {
      const leaving = graph.leaving.get(to) ?? [];
      const edge = leaving.find((one) => one.name === name && one.taken.length > 0);
      if (edge) return [[...way(), edge]];
    }
    return [];
  });
}

/** Walks on which each of these calls fails for nobody's fault, is made once more and answered. */
export function waysAgain(graph: Graph, calls: readonly string[]): Tour[] {
  const ways = shortestWays(graph);
  const leaving = (key: string) => graph.leaving.get(key) ?? [];
  return calls.flatMap((call) => {
    for (const { to, way } of ways) {
      const failed = leaving(to).find(({ name }) => name.toLowerCase() === `${call} ✗ technisch`);
      const again = failed && onTo(failed, leaving, ({ calls: made }) => made.some(isOf(call)));
      const answer = leaving(again?.at(-1)?.to ?? '').find(({ name }) =>
        name.startsWith(`${call} ✓ `),
      );
      if (failed && again && answer) return [[...way(), failed, ...again, answer]];
    }
    return [];
  });
}

function isOf(call: string) {
  return ({ id }: { id: string }) => id === call;
}

/** The shortest way on from an edge to one that is sought. */
function onTo(
  from: Edge,
  leaving: (key: string) => readonly Edge[],
  isSought: (edge: Edge) => boolean,
): Edge[] | null {
  const seen = new Set([from.to]);
  const before = new Map<Edge, Edge>();
  const queue = [...leaving(from.to)];
  for (const edge of queue) {
    if (edge.taken.length === 0) continue;
    if (isSought(edge)) return wayTo(edge, before);
    if (seen.has(edge.to)) continue;
    seen.add(edge.to);
    for (const next of leaving(edge.to)) {
      before.set(next, edge);
      queue.push(next);
    }
  }
  return null;
}

/** Walks to the states in which a guard refuses what no tour has come by; a tour only takes arrows. */
function refusalsOf(graph: Graph, tours: readonly Tour[]): Tour[] {
  const seen = new Set<string>();
  const look = (key: string) => {
    for (const { refused } of graph.leaving.get(key) ?? []) for (const id of refused) seen.add(id);
  };
  for (const { to } of tours.flat()) look(to);
  return shortestWays(graph).flatMap(({ to, way }) => {
    const isNew = graph.leaving.get(to)?.some(({ refused }) => refused.some((id) => !seen.has(id)));
    look(to);
    return isNew ? [way()] : [];
  });
}

/** Every state with its shortest way from a start, the nearest first. */
function shortestWays({ starts, leaving }: Graph): { to: string; way: () => Tour }[] {
  const before = new Map<Edge, Edge>();
  const reached = new Set<string>();
  const ways: { to: string; way: () => Tour }[] = [];
  const queue = [...starts];
  for (const edge of queue) {
    if (reached.has(edge.to)) continue;
    reached.add(edge.to);
    ways.push({ to: edge.to, way: () => wayTo(edge, before) });
    for (const next of leaving.get(edge.to) ?? []) {
      if (next.taken.length === 0) continue;
      before.set(next, edge);
      queue.push(next);
    }
  }
  return ways;
}

interface Sought {
  /** Transitions not yet taken. */
  readonly open: ReadonlySet<string>;
  /** Those that somewhere lead on. */
  readonly passable: ReadonlySet<string>;
}

/** Transitions after which a tour can go on. */
function passableIn({ starts, edges, vertices }: Graph): ReadonlySet<string> {
  const goesOn = ({ to }: Edge) => vertices.get(to)?.snapshot.status === 'active';
  return new Set([...starts, ...edges].filter(goesOn).flatMap(({ taken }) => taken));
}

/** Shortest way to a transition not yet taken; one that ends the flow only when nothing else is left. */
function nearest(
  last: Edge | undefined,
  { starts, vertices, leaving }: Graph,
  { open, passable }: Sought,
): Edge[] | null {
  if (open.size === 0) return null;
  // Where every one left is an end, nothing better is looked for behind the first.
  const onlyEnds = ![...open].some((id) => passable.has(id));
  const next = (edge: Edge | undefined) => (edge ? (leaving.get(edge.to) ?? []) : starts);
  const ends = ({ to }: Edge) => vertices.get(to)?.snapshot.status !== 'active';
  const seen = new Set(last ? [last.to] : []);
  const before = new Map<Edge, Edge>();
  const queue = [...next(last)];
  let ending: Edge | null = null;
  for (const edge of queue) {
    if (edge.taken.some((id) => open.has(id))) {
      if (!ends(edge)) return wayTo(edge, before);
      ending ??= edge;
      if (onlyEnds) break;
    }
    if (edge.taken.length === 0 || seen.has(edge.to)) continue;
    seen.add(edge.to);
    for (const further of next(edge)) {
      before.set(further, edge);
      queue.push(further);
    }
  }
  return ending && wayTo(ending, before);
}

function wayTo(edge: Edge, before: ReadonlyMap<Edge, Edge>): Edge[] {
  const way: Edge[] = [];
  for (let e: Edge | undefined = edge; e; e = before.get(e)) way.unshift(e);
  return way;
}
