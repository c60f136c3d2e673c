/** A node of a parsed source, as far as mutants look at it. */
export interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
}

/** The node under a key; null where there is none. */
export function part(node: Node | null, key: string): Node | null {
  const value: unknown = node === null ? null : Reflect.get(node, key);
  return isNode(value) ? value : null;
}

/** The nodes under a key that holds several. */
export function list(node: Node | null, key: string): Node[] {
  const value: unknown = node === null ? null : Reflect.get(node, key);
  return Array.isArray(value) ? value.filter(isNode) : [];
}

/** All nodes right below, in the order of the source. */
export function partsOf(node: Node): Node[] {
  return Object.values(node)
    .flat()
    .filter(isNode)
    .toSorted((a, b) => a.start - b.start);
}

/** Whether the node or one below it is like that. */
export function holds(node: Node | null, isLike: (one: Node) => boolean): boolean {
  if (node === null) return false;
  return isLike(node) || partsOf(node).some((one) => holds(one, isLike));
}

export function isJsx({ type }: Node): boolean {
  return type === 'JSXElement' || type === 'JSXFragment';
}

/** Name of an identifier, of a key, or of the last part of `a.b.c`; empty where there is none. */
export function nameOf(node: Node | null): string {
  if (node?.type === 'MemberExpression') return nameOf(part(node, 'property'));
  return textOf(node, 'name') || textOf(node, 'value');
}

/** The value of a literal that is a text; null of any other node. */
export function literal(node: Node | null): string | null {
  if (node?.type !== 'Literal') return null;
  const value: unknown = Reflect.get(node, 'value');
  return typeof value === 'string' ? value : null;
}

/** Whether something short is written there: `{ body }`, `schritt` computed and so on. */
export function is(node: Node, flag: string): boolean {
  return Reflect.get(node, flag) === true;
}

export function textOf(node: Node | null, key: string): string {
  const value: unknown = node === null ? null : Reflect.get(node, key);
  return typeof value === 'string' ? value : '';
}

/** `key: value` of an object, without what is spread or computed. */
export interface Entry {
  readonly key: string;
  readonly value: Node;
  readonly property: Node;
}

export function entriesOf(object: Node | null): Entry[] {
  if (object?.type !== 'ObjectExpression') return [];
  return list(object, 'properties').flatMap((property): Entry[] => {
    const value = part(property, 'value');
    if (property.type !== 'Property' || value === null) return [];
    if (is(property, 'computed') || is(property, 'method')) return [];
    return [{ key: nameOf(part(property, 'key')), value, property }];
  });
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
