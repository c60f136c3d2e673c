import { asked, type Found, type Place, spanOf } from './edit.ts';
import { holds, isJsx, list, nameOf, type Node, part } from './node.ts';

/** Conditions under which something is shown, negated. */
export function conditionsOf(place: Place): Found[] {
  const { node, source } = place;
  return conditionsIn(place).map((condition) => ({
    kind: 'condition negated',
    what: source(condition),
    edits: [{ ...spanOf(condition), write: (id, whole) => `${asked}.not(${id}, (${whole}))` }],
  }));

  function conditionsIn({ file }: Place): Node[] {
    if (node.type === 'JSXExpressionContainer') return shownWhere(part(node, 'expression'));
    // Rows of a list that are not always there.
    if (node.type === 'SpreadElement') return rowsWhere(part(node, 'argument'));
    return file.endsWith('.tsx') ? returnedWhere(node) : [];
  }
}

function shownWhere(node: Node | null): Node[] {
  if (node?.type === 'LogicalExpression' && Reflect.get(node, 'operator') === '&&') {
    const left = part(node, 'left');
    return left === null ? [] : [left];
  }
  if (node?.type === 'ConditionalExpression') {
    const test = part(node, 'test');
    return test !== null && holds(node, isJsx) ? [test] : [];
  }
  return [];
}

function rowsWhere(node: Node | null): Node[] {
  if (node?.type !== 'ConditionalExpression') return [];
  const sides = [part(node, 'consequent'), part(node, 'alternate')];
  const test = part(node, 'test');
  return test !== null && sides.some(isEmpty) ? [test] : [];
}

/** The tests of `if (…) return <Seite />` of a block. */
function returnedWhere(block: Node): Node[] {
  if (block.type !== 'BlockStatement') return [];
  const statements = list(block, 'body');
  return statements.flatMap((one, i) => {
    const test = part(one, 'test');
    const drawn = part(one, 'consequent');
    if (one.type !== 'IfStatement' || test === null || !drawsSomething(drawn)) return [];
    return showsTheSame(drawn, statements[i + 1] ?? null) ? [] : [test];
  });
}

/** A part that is handed all of the props, or one that is waited for and is handed the same: now or once it is loaded. */
function showsTheSame(one: Node | null, other: Node | null): boolean {
  const [handed, too] = [handedOn(one), handedOn(other)];
  const written = part(other, 'argument');
  const drawn = written?.type === 'ParenthesizedExpression' ? part(written, 'expression') : written;
  const outermost = nameOf(part(part(drawn, 'openingElement'), 'name'));
  return outermost === 'Suspense' && handed !== '' && handed === too;
}

/** The name of the props a part is handed as a whole; empty where it is handed anything else. */
function handedOn(node: Node | null): string {
  let name = '';
  holds(node, (one) => {
    if (one.type !== 'JSXOpeningElement') return false;
    const [first = null, ...others] = list(one, 'attributes');
    if (first?.type === 'JSXSpreadAttribute' && others.length === 0)
      name = nameOf(part(first, 'argument'));
    return name !== '';
  });
  return name;
}

function isEmpty(side: Node | null): boolean {
  return side?.type === 'ArrayExpression' && list(side, 'elements').length === 0;
}

/** `if (…) return <Seite />`, or nothing at all. */
function drawsSomething(node: Node | null): boolean {
  const last = node?.type === 'BlockStatement' ? (list(node, 'body').at(-1) ?? null) : node;
  if (last?.type !== 'ReturnStatement') return false;
  const value = part(last, 'argument');
  return value !== null && (isJsx(value) || Reflect.get(value, 'raw') === 'null');
}
