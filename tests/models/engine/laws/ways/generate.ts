import {
  type Arbitrary,
  array,
  boolean,
  constant,
  constantFrom,
  double,
  integer,
  oneof,
  record,
  string,
  stringMatching,
  tuple,
} from 'fast-check';
import * as z from 'zod/mini';

export type Schema = z.core.JSONSchema.BaseSchema;

/** Answers that a shape takes: worked out from the shape, mixed with examples where only those fit (an IBAN, a date). */
export function answersFor(shape: z.ZodMiniType, examples: readonly unknown[]): Arbitrary<unknown> {
  const schema = schemaOf(shape);
  const example = constantFrom(...examples);
  return tuple(fromSchema(schema, examples), example).map(([made, known]) =>
    z.safeParse(shape, made).success ? made : known,
  );
}

/** A shape as data; worked out once for each. */
export function schemaOf(shape: z.ZodMiniType): Schema {
  const schema =
    schemas.get(shape) ?? z.toJSONSchema(shape, { io: 'input', unrepresentable: 'any' });
  schemas.set(shape, schema);
  return schema;
}
const schemas = new WeakMap<z.ZodMiniType, Schema>();

export function fromSchema(schema: Schema, examples: readonly unknown[]): Arbitrary<unknown> {
  if (schema.const !== undefined) return constant(schema.const);
  if (schema.enum) return constantFrom(...schema.enum);
  const either = schema.anyOf ?? schema.oneOf;
  if (either) return oneof(...either.map((one) => fromSchema(one, examples)));
  if (schema.type === 'object') return fromObject(schema, examples);
  if (schema.type === 'array') return fromArray(schema, examples);
  const known = examples.length > 0 ? [constantFrom(...examples)] : [];
  return oneof(fromLeaf(schema), ...known);
}

function fromObject({ properties = {}, required = [] }: Schema, examples: readonly unknown[]) {
  const fields = Object.entries(properties).map(([field, schema]) => {
    const known = examples.flatMap((one) => valueAt(one, field));
    return [
      field,
      typeof schema === 'object' ? fromSchema(schema, known) : constant(null),
    ] as const;
  });
  return record(Object.fromEntries(fields), { requiredKeys: required, noNullPrototype: true });
}

function fromArray({ items, minItems = 0, maxItems = 3 }: Schema, examples: readonly unknown[]) {
  const known = examples.filter((one) => Array.isArray(one)).flat();
  const item =
    typeof items === 'object' && !Array.isArray(items) ? fromSchema(items, known) : constant(null);
  return array(item, {
    minLength: minItems,
    maxLength: Math.max(minItems, Math.min(maxItems, 3)),
  });
}

function fromLeaf(schema: Schema): Arbitrary<unknown> {
  if (schema.type === 'boolean') return boolean();
  if (schema.type === 'integer') return integer(between(schema));
  if (schema.type === 'number') {
    return double({ ...between(schema), noNaN: true }).map((value) => value + 0);
  }
  return schema.type === 'string' ? fromText(schema) : constant(null);
}

function between({ minimum = 0, maximum = 100_000 }: Schema) {
  return { min: minimum, max: Math.max(minimum, maximum) };
}

function fromText({ pattern, minLength = 0, maxLength }: Schema): Arbitrary<string> {
  const any = string({
    minLength,
    maxLength: Math.min(maxLength ?? minLength + 12, minLength + 12),
  });
  if (pattern === undefined) return any;
  try {
    return stringMatching(new RegExp(pattern, 'u'));
  } catch {
    // Not every expression can be run backwards; the examples remain.
    return any;
  }
}

export function valueAt(value: unknown, field: string): unknown[] {
  return typeof value === 'object' && value !== null && field in value
    ? [Reflect.get(value, field)]
    : [];
}
