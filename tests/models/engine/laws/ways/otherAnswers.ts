import { isDeepStrictEqual } from 'node:util';
import { sample } from 'fast-check';
import * as z from 'zod/mini';
import type { AnyEventObject } from 'xstate';
import type { FlowUnderTest } from '../../flowsUnderTest.ts';
import { examplesOf, payloadOf, withPayload } from '../../payload.ts';
import { fromSchema, type Schema, schemaOf, valueAt } from './generate.ts';

/** What can be answered at a step besides what is stored, as events; the cases first. */
export function othersAtStep(
  { antworten, cases }: FlowUnderTest,
  step: string,
  stored: unknown,
): AnyEventObject[] {
  const shape = antworten[step];
  const examples = shape ? examplesOf(shape, cases.events) : [];
  const [first] = examples;
  if (!shape || !first) return [];
  const known = knownAt({ cases }, step, examples);
  const others = otherAnswers(shape, stored ?? known[0], known, 1);
  return [
    ...examples.filter((event) => !isDeepStrictEqual(payloadOf(event), stored)),
    ...others.map((other) => withPayload(first, other)),
  ];
}

/** What the cases answer at a step. */
export function knownAt(
  { cases }: Pick<FlowUnderTest, 'cases'>,
  step: string,
  examples: readonly AnyEventObject[],
): unknown[] {
  return [...examples.map(payloadOf), ...(cases.others?.[step] ?? [])];
}

/** Values drawn for a field that anything can be typed into. */
const drawn = 2;
/** One more field is put right for each; a choice that opens more questions than that is asked by an example. */
const repairs = 3;

/**
 * What else could be answered at a step: every other value of each choice, two drawn values of each free
 * field, and an answer that may be left out left out or given. The shape takes all of them.
 */
export function otherAnswers(
  shape: z.ZodMiniType,
  answer: unknown,
  examples: readonly unknown[],
  seed: number,
): unknown[] {
  const schema = schemaOf(shape);
  const others = [...examples, ...variationsOf(schema, answer, examples, seed)].flatMap((one) =>
    repaired(shape, schema, one, { examples, seed, left: repairs }),
  );
  return others.filter(
    (one, i) =>
      !isDeepStrictEqual(one, answer) &&
      others.findIndex((other) => isDeepStrictEqual(other, one)) === i,
  );
}

function variationsOf(
  schema: Schema,
  value: unknown,
  known: readonly unknown[],
  seed: number,
): unknown[] {
  if (schema.const !== undefined) return [schema.const];
  if (schema.enum) return schema.enum;
  if (schema.type === 'boolean') return [true, false];
  const either = schema.anyOf ?? schema.oneOf;
  if (either) return either.flatMap((one) => variationsOf(one, value, known, seed));
  if (schema.type === 'object') return objectsOf(schema, value, known, seed);
  if (schema.type === 'array') return arraysOf(schema, value, known, seed);
  const typed = sample(fromSchema(schema, []), { seed, numRuns: drawn });
  return [...typed, ...known.filter((one) => !isDeepStrictEqual(one, value)).slice(0, drawn)];
}

function objectsOf(
  schema: Schema,
  value: unknown,
  known: readonly unknown[],
  seed: number,
): unknown[] {
  const given = typeof value === 'object' && value !== null ? { ...value } : {};
  const fields: [string, unknown][] = Object.entries(schema.properties ?? {});
  const free = schema.additionalProperties;
  const own =
    typeof free === 'object'
      ? Object.keys(given).map((field): [string, unknown] => [field, free])
      : [];
  return fields.concat(own).flatMap(([field, part]) => {
    if (!isSchema(part)) return [];
    const now = valueAt(given, field)[0];
    const examples = known.flatMap((one) => valueAt(one, field));
    const others: unknown[] = variationsOf(part, now, examples, seed)
      .filter((one) => !isDeepStrictEqual(one, now))
      .map((one) => Object.assign({}, given, { [field]: one }));
    const isFree = now !== undefined && !schema.required?.includes(field);
    return others.concat(isFree ? [without(given, field)] : []);
  });
}

/** One more and one less; of a choice of several each on and off. */
function arraysOf(
  { items }: Schema,
  value: unknown,
  known: readonly unknown[],
  seed: number,
): unknown[] {
  const given: unknown[] = Array.isArray(value) ? value : [];
  if (typeof items !== 'object' || Array.isArray(items)) return [];
  const elements = known.filter((one) => Array.isArray(one)).flat();
  const others = items.enum ?? sample(fromSchema(items, elements), { seed, numRuns: drawn });
  return [
    given.slice(1),
    ...others.map((one) => {
      const rest = given.filter((other) => !isDeepStrictEqual(other, one));
      return rest.length === given.length ? given.concat([one]) : rest;
    }),
  ];
}

interface Repair {
  readonly examples: readonly unknown[];
  readonly seed: number;
  readonly left: number;
}

/** A choice may open further questions: they are answered too, until the shape takes all of it. */
function repaired(
  shape: z.ZodMiniType,
  schema: Schema,
  answer: unknown,
  repair: Repair,
): unknown[] {
  const { error, success } = z.safeParse(shape, answer);
  if (success) return [answer];
  const field = error.issues[0]?.path[0];
  const part = typeof field === 'string' ? partOf(schema, field) : undefined;
  if (repair.left === 0 || typeof field !== 'string' || !part) return [];
  const known = repair.examples.flatMap((one) => valueAt(one, field));
  const given: object = typeof answer === 'object' && answer !== null ? answer : {};
  // What has to be typed twice is among the values that stand there already.
  const candidates = variationsOf(part, undefined, known, repair.seed).concat(
    Object.entries(given).map(([, value]: [string, unknown]) => value),
  );
  for (const one of candidates) {
    const next: object = { ...given, [field]: one };
    const issue: z.core.$ZodIssue | undefined = z.safeParse(shape, next).error?.issues[0];
    if (issue?.path[0] === field) continue;
    const found = repaired(shape, schema, next, { ...repair, left: repair.left - 1 });
    if (found.length > 0) return found;
  }
  return [];
}

function partOf(schema: Schema, field: string): Schema | undefined {
  const parts = [schema, ...(schema.anyOf ?? []), ...(schema.oneOf ?? [])];
  const found = parts.map(({ properties }) => properties?.[field]).find((one) => one !== undefined);
  return typeof found === 'object' ? found : undefined;
}

function without(given: object, field: string): object {
  return Object.fromEntries(Object.entries(given).filter(([name]) => name !== field));
}

function isSchema(part: unknown): part is Schema {
  return typeof part === 'object' && part !== null;
}
