import { asked, type Found, type Place, spanOf } from './edit.ts';
import { holds, isJsx, list, type Node, part } from './node.ts';

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
    if (node.type === 'IfStatement' && file.endsWith('.tsx')) {
      const test = part(node, 'test');
      return test !== null && drawsSomething(part(node, 'consequent')) ? [test] : [];
    }
    return [];
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
