import { conditionsOf } from './conditions.ts';
import {
  asked,
  type Break,
  type Edit,
  entryEdit,
  type Found,
  instead,
  type Kind,
  type Place,
  spanOf,
} from './edit.ts';
import { exchanges } from './exchanges.ts';
import { eventsOf, type Near, waysOf } from './names.ts';
import { entriesOf, literal, nameOf, type Node, part, partsOf } from './node.ts';

interface Source {
  readonly file: string;
  readonly code: string;
  readonly program: Node;
  readonly near: Near;
}

const functions = new Set(['ArrowFunctionExpression', 'FunctionExpression', 'FunctionDeclaration']);

/** Every way to break a source, in the order of the source. */
export function breaksOf({ file, code, program, near }: Source): Break[] {
  const found: Break[] = [];
  const source = ({ start, end }: Node) => code.slice(start, end);
  look(program, true);
  return found;

  function look(node: Node, isLoaded: boolean): void {
    // Types are not there when it runs.
    if (node.type.startsWith('TS') && !node.type.endsWith('Expression')) return;
    const place: Place = { node, file, near, source };
    for (const one of finders.flatMap((find) => find(place))) {
      if (!isLoaded || !isData(one)) found.push({ ...one, isLoaded });
    }
    const isOutside = isLoaded && !functions.has(node.type);
    for (const one of partsOf(node)) look(one, isOutside);
  }
}

/** A step that is written down outside of every function leads nowhere: it says which one is meant. */
function isData({ kind, what }: Found): boolean {
  return kind === 'way to its neighbour' && !what.startsWith('/');
}

const finders: readonly ((place: Place) => Found[])[] = [
  exchanges,
  conditionsOf,
  otherEvent,
  ({ node, near }) =>
    waysOf(node).flatMap(({ text, sort }) =>
      otherName(text, 'way to its neighbour', near, sort, node.type === 'JSXAttribute'),
    ),
  editedStep,
  attributes,
  keys,
  queries,
];

/** An event nobody takes where it is sent is as good as its neighbour, if nobody takes that one either. */
function otherEvent({ node, near, source }: Place): Found[] {
  const actor = part(part(node, 'callee'), 'object');
  return eventsOf(node).flatMap((text) => {
    const name = literal(text) ?? '';
    const other = near('events', name);
    if (other === null || actor === null) return [];
    const told = `(${source(actor)}), ${JSON.stringify(name)}, ${JSON.stringify(other)}`;
    const edit: Edit = { ...spanOf(text), write: (id) => `${asked}.event(${id}, ${told})` };
    return [{ kind: 'neighbour event', what: `${name} → ${other}`, edits: [edit] }];
  });
}

function otherName(
  text: Node,
  kind: Kind,
  near: Near,
  sort: Parameters<Near>[0],
  isAttribute: boolean,
): Found[] {
  const name = literal(text) ?? '';
  const other = near(sort, name);
  if (other === null) return [];
  const edit: Edit = {
    ...spanOf(text),
    write: (id, whole) => instead(id, JSON.stringify(other), whole),
    ...(isAttribute && { around: (written: string) => `{${written}}` }),
  };
  return [{ kind, what: `${name} → ${other}`, edits: [edit] }];
}

/** A page of answers leads to the step it is told, and back; what it is told stands in no source, and its neighbour in `seite.chart`. */
function editedStep({ node }: Place): Found[] {
  const entries = entriesOf(node);
  const isEdit = entries.some(
    ({ key, value }) => key === 'type' && literal(value) === 'BEARBEITEN',
  );
  if (!isEdit) return [];
  return entries
    .filter(({ key, value }) => /^(?:schritt|ziel)$/.test(key) && !literal(value))
    .map((step) => ({
      kind: 'way to its neighbour',
      what: `${step.key} → the step before`,
      edits: [entryEdit(step, (id, whole) => `${asked}.step(${id}, seite.chart, ${whole})`)],
    }));
}

const errors = /^(?:error|fehler|errorMessage|hinweis|meldung|ablehnung|gescheitert|reason)$/;
const busy = /^(?:loading|laedt|busy|sending|sendet)$/;

function attributes({ node }: Place): Found[] {
  if (node.type !== 'JSXAttribute') return [];
  const name = nameOf(part(node, 'name'));
  const value = part(part(node, 'value'), 'expression');
  if (value === null || value.type === 'JSXEmptyExpression') return [];
  if (errors.test(name)) {
    return [asking(value, 'error dropped', `${name} is left out`, 'drop')];
  }
  return busy.test(name) ? [asking(value, 'busy kept', `${name} is always true`, 'keep')] : [];
}

function keys({ node }: Place): Found[] {
  return entriesOf(node).flatMap((entry) =>
    entry.key === 'idempotencyKey'
      ? [
          {
            kind: 'key made anew' as const,
            what: 'a key for each request',
            edits: [entryEdit(entry, (id, whole) => instead(id, 'crypto.randomUUID()', whole))],
          },
        ]
      : [],
  );
}

function queries({ node, source }: Place): Found[] {
  if (node.type !== 'CallExpression') return [];
  if (nameOf(part(node, 'callee')) !== 'invalidateQueries') return [];
  const edit: Edit = {
    ...spanOf(node),
    write: (id, whole) => instead(id, 'Promise.resolve()', whole),
  };
  return [{ kind: 'query kept', what: source(node), edits: [edit] }];
}

function asking(value: Node, kind: Kind, what: string, how: 'drop' | 'keep'): Found {
  // The value is asked for in any case: it may call a hook.
  const edit: Edit = {
    ...spanOf(value),
    write: (id, whole) => `${asked}.${how}(${id}, (${whole}))`,
  };
  return { kind, what, edits: [edit] };
}
