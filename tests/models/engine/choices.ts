import * as z from 'zod/mini';

type Schema = z.core.JSONSchema.BaseSchema;

/** The values a field can be chosen to have; null where it is typed. */
export type Choices = Readonly<Record<string, readonly unknown[] | null>>;

/** The fields of a shape with every value that can be chosen in them. */
export function choicesIn(shape: z.ZodMiniType): Choices {
  const { properties = {} } = z.toJSONSchema(shape, { io: 'input', unrepresentable: 'any' });
  return Object.fromEntries(
    Object.entries(properties).map(([field, schema]) => [
      field,
      typeof schema === 'object' ? valuesOf(schema) : null,
    ]),
  );
}

/** Counted up to where nobody would choose any more. */
const most = 20;

function valuesOf({
  enum: some,
  type,
  const: one,
  minimum,
  maximum,
}: Schema): readonly unknown[] | null {
  if (some) return some;
  if (one !== undefined) return [one];
  if (type === 'boolean') return [true, false];
  if (type !== 'integer' || minimum === undefined || maximum === undefined) return null;
  const count = maximum - minimum + 1;
  return count > most ? null : Array.from({ length: count }, (_, i) => minimum + i);
}
