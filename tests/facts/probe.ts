import { setzeWert } from '#machines/formular/feldname.ts';
import * as z from 'zod/mini';

/** Lowest and highest whole number that is taken. */
export type Range = readonly [lowest: number, highest: number];

/** Beyond every number somebody could mean. */
const far = 2 ** 50;

/** The bounds of what is taken, found by asking; `known` is taken. */
export function rangeAround(known: number, takes: (value: number) => boolean): Range {
  if (!takes(known)) throw new Error(`${known} is not taken`);
  return [edge(known, -1, takes), edge(known, 1, takes)];
}

/** The first number from which something is true that is not below; null where it never is. */
export function firstFrom([low, high]: Range, holds: (value: number) => boolean): number | null {
  if (holds(low) || !holds(high)) return null;
  let [no, yes] = [low, high];
  while (yes - no > 1) {
    const middle = Math.floor((no + yes) / 2);
    if (holds(middle)) yes = middle;
    else no = middle;
  }
  return yes;
}

function edge(known: number, direction: 1 | -1, takes: (value: number) => boolean): number {
  let width = 1;
  while (width < far && takes(known + direction * width)) width *= 2;
  if (width >= far) return direction * Infinity;
  let [inside, outside] = [0, width];
  while (outside - inside > 1) {
    const middle = Math.floor((inside + outside) / 2);
    if (takes(known + direction * middle)) inside = middle;
    else outside = middle;
  }
  return known + direction * inside;
}

/** Whether a shape says nothing against one field of an answer. */
export function takesField(shape: z.ZodMiniType, answer: object, field: string, value: unknown) {
  return wordsAgainst(shape, answer, field, value).length === 0;
}

/** What a shape says against one field, as it is shown. */
export function wordsAgainst(shape: z.ZodMiniType, answer: object, field: string, value: unknown) {
  const changed: Record<string, unknown> = { ...answer };
  setzeWert(changed, field, value);
  const issues = shape.safeParse(changed).error?.issues ?? [];
  return issues
    .filter(({ path }) => `${path.join('.')}.`.startsWith(`${field}.`))
    .map(({ message }) => message);
}

/** Every single value that stands somewhere in a shape: what could be tried as a choice. */
export function valuesIn(shape: z.core.$ZodType): (string | number | boolean)[] {
  const json: unknown = z.toJSONSchema(shape, { unrepresentable: 'any', io: 'input' });
  return [...collect(json)];
}

function* collect(node: unknown): Generator<string | number | boolean> {
  if (typeof node !== 'object' || node === null) return;
  for (const [key, child] of Object.entries<unknown>({ ...node })) {
    const values: unknown = key === 'const' ? [child] : child;
    const isList = (key === 'enum' || key === 'const') && Array.isArray(values);
    if (isList) yield* values.filter(isPlain);
    else yield* collect(child);
  }
}

function isPlain(value: unknown): value is string | number | boolean {
  return ['string', 'number', 'boolean'].includes(typeof value);
}
