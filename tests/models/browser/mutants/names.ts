import { entriesOf, list, literal, nameOf, type Node, part, partsOf } from './node.ts';

/** What a source sends, and where it leads. */
export interface NamesOfFile {
  readonly events: ReadonlySet<string>;
  readonly steps: ReadonlySet<string>;
  readonly paths: ReadonlySet<string>;
}

export type Names = ReadonlyMap<string, NamesOfFile>;

/** Another name of the same sort, from a source as near as possible; null where there is no other. */
export type Near = (sort: keyof NamesOfFile, name: string) => string | null;

/** Events that are sent, steps and paths that are led to. */
export function namesIn(program: Node): NamesOfFile {
  const names = {
    events: new Set<string>(),
    steps: new Set<string>(),
    paths: new Set<string>(),
  };
  collect(program);
  return names;

  function collect(node: Node): void {
    for (const text of eventsOf(node)) names.events.add(literal(text) ?? '');
    for (const { sort, text } of waysOf(node)) names[sort].add(literal(text) ?? '');
    partsOf(node).forEach(collect);
  }
}

/** The literals that name the event of `send({ type: … })`. */
export function eventsOf(node: Node): Node[] {
  if (node.type !== 'CallExpression' || nameOf(part(node, 'callee')) !== 'send') return [];
  const [event = null] = list(node, 'arguments');
  const type = entriesOf(event).find(({ key }) => key === 'type')?.value ?? null;
  if (type === null) return [];
  const told = type.type === 'ConditionalExpression' ? partsOf(type) : [type];
  return told.filter((one) => /^[A-Z_]+$/.test(literal(one) ?? ''));
}

/** The literals that say where something leads: to a step of the flow, or to a page. */
export function waysOf(node: Node): Way[] {
  return waysIn(node).flatMap((text): Way[] => {
    const way = literal(text) ?? '';
    if (way.startsWith('/')) return [{ sort: 'paths', text }];
    return /^[a-z]\w+$/i.test(way) ? [{ sort: 'steps', text }] : [];
  });
}

interface Way {
  readonly sort: 'steps' | 'paths';
  readonly text: Node;
}

function waysIn(node: Node): Node[] {
  if (node.type === 'CallExpression' && /^(?:gehe|zu)$/.test(nameOf(part(node, 'callee')))) {
    return list(node, 'arguments').slice(-1);
  }
  // A `ziel` that is handed on leads nowhere yet; where it does, it is no literal any more.
  if (node.type === 'JSXAttribute' && /^(?:href|to)$/.test(nameOf(part(node, 'name')))) {
    const value = part(node, 'value');
    return value === null ? [] : [value];
  }
  const entries = entriesOf(node);
  // The step a draft is kept with leads nowhere: its address does.
  if (entries.some(({ key }) => key === 'antworten')) return [];
  return entries.flatMap(({ key, value }) => (/^(?:href|schritt|ziel)$/.test(key) ? [value] : []));
}

/** Neighbours by the alphabet, within the nearest folder that knows another one. */
export function neighbours(names: Names, file: string): Near {
  return (sort, name) => {
    let folder = file;
    while (folder.includes('/')) {
      folder = folder.slice(0, folder.lastIndexOf('/'));
      const all = [...names]
        .filter(([path]) => path.startsWith(`${folder}/`))
        .flatMap(([, own]) => Array.from(own[sort]));
      const known = [...new Set(all)].toSorted();
      const next = known[(known.indexOf(name) + 1) % known.length];
      if (next !== undefined && next !== name) return next;
    }
    return null;
  };
}
