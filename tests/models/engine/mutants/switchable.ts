import { parseSync } from 'vite';

/** A comparison in a source, broken in one way. */
export interface Comparison {
  readonly id: number;
  readonly kind: string;
  /** File and line. */
  readonly place: string;
}

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
}

/** Name under which the rewritten sources ask which of their comparisons is broken. */
const asked = 'globalThis.brokenComparison';

/**
 * A source in which every comparison asks, whenever it is made, whether it is the broken one: so all
 * of them are tried in one process, without loading anything anew.
 */
export function switchable(file: string, code: string, known: Comparison[]): string {
  const { program } = parseSync(file, code);
  const add = (kind: string, { start }: Node): number => {
    const line = code.slice(0, start).split('\n').length;
    known.push({ id: known.length, kind, place: `${file}:${line}` });
    return known.length - 1;
  };
  return written(program, { code, add, isInFunction: false });
}

interface Writing {
  readonly code: string;
  readonly add: (kind: string, node: Node) => number;
  /** What is compared while a module loads cannot be switched later. */
  readonly isInFunction: boolean;
}

const functions = new Set(['ArrowFunctionExpression', 'FunctionExpression', 'FunctionDeclaration']);
const equalities = new Set(['===', '!==', '<', '<=', '>', '>=', 'in', 'instanceof']);

function written(node: Node, writing: Writing): string {
  if (node.type.startsWith('TS') && !node.type.endsWith('Expression'))
    return sourceOf(node, writing);
  const own = replacement(node, writing);
  if (own !== null) return own;
  const isInFunction = writing.isInFunction || functions.has(node.type);
  return withParts(node, { ...writing, isInFunction });
}

/** The source with its parts rewritten. */
function withParts(node: Node, writing: Writing): string {
  return fromOn(node.start, node, writing);
}

function fromOn(start: number, node: Node, writing: Writing): string {
  let text = '';
  let at = start;
  for (const part of partsOf(node)) {
    if (part.start < at) continue;
    text += writing.code.slice(at, part.start) + written(part, writing);
    at = part.end;
  }
  return text + writing.code.slice(at, node.end);
}

function replacement(node: Node, writing: Writing): string | null {
  if (!writing.isInFunction) return null;
  const { add } = writing;
  if (node.type === 'LogicalExpression') {
    const { left, right, operator } = node as Node & { left: Node; right: Node; operator: string };
    if (operator === '??') return null;
    const without = [
      add('comparison: first left out', node),
      add('comparison: second left out', node),
    ];
    const sides = [left, right].map((side) => `() => (${sideOf(side, writing)})`);
    return `${asked}.${operator === '&&' ? 'and' : 'or'}(${without.join()}, ${sides.join()})`;
  }
  if (node.type === 'BinaryExpression') {
    const { operator } = node as Node & { operator: string };
    if (!equalities.has(operator)) return null;
    const ids = [add('comparison: always true', node), add('comparison: always false', node)];
    return `${asked}.is(${ids.join()}, () => (${withParts(node, writing)}))`;
  }
  if (node.type === 'ConditionalExpression' || node.type === 'IfStatement') {
    const { test } = node as Node & { test: Node };
    return conditional(node, test, writing);
  }
  return null;
}

/** A side of `&&` or `||` is left out as a whole; what stands in it is looked at further in only. */
function sideOf(side: Node, writing: Writing): string {
  return side.type === 'BinaryExpression' ? withParts(side, writing) : written(side, writing);
}

function conditional(node: Node, test: Node, writing: Writing): string {
  const { code, add } = writing;
  const isOwn = test.type === 'BinaryExpression' || test.type === 'LogicalExpression';
  const ids = isOwn
    ? []
    : [add('comparison: always true', test), add('comparison: always false', test)];
  const asks = written(test, writing);
  const question = isOwn ? asks : `${asked}.is(${ids.join()}, () => (${asks}))`;
  return code.slice(node.start, test.start) + question + fromOn(test.end, node, writing);
}

function sourceOf({ start, end }: Node, { code }: Writing): string {
  return code.slice(start, end);
}

function partsOf(node: Node): Node[] {
  return Object.values(node)
    .flat()
    .filter(isNode)
    .toSorted((a, b) => a.start - b.start);
}

function isNode(value: unknown): value is Node {
  return (
    typeof value === 'object' &&
    value !== null &&
    'type' in value &&
    'start' in value &&
    'end' in value
  );
}
