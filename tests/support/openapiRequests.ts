import * as fc from 'fast-check';
import * as z from 'zod/mini';
import { naughtySegments, naughtyTexts, naughtyValues } from './naughty.ts';

const schemaShape = z.looseObject({
  type: z.optional(z.union([z.string(), z.array(z.string())])),
  format: z.optional(z.string()),
  enum: z.optional(z.array(z.unknown())),
  const: z.optional(z.unknown()),
  pattern: z.optional(z.string()),
  minimum: z.optional(z.number()),
  maximum: z.optional(z.number()),
  required: z.optional(z.array(z.string())),
  additionalProperties: z.optional(z.unknown()),
  get properties() {
    return z.optional(z.record(z.string(), schemaShape));
  },
  get items() {
    return z.optional(schemaShape);
  },
  get anyOf() {
    return z.optional(z.array(schemaShape));
  },
  get oneOf() {
    return z.optional(z.array(schemaShape));
  },
});
type Schema = z.infer<typeof schemaShape>;

const operationShape = z.object({
  operationId: z.string(),
  parameters: z.optional(
    z.array(z.object({ name: z.string(), in: z.string(), schema: schemaShape })),
  ),
  requestBody: z.optional(
    z.object({ content: z.object({ 'application/json': z.object({ schema: schemaShape }) }) }),
  ),
});

/** What the fuzz reads of an OpenAPI document whose requests refer to no component. */
const documentShape = z.object({
  paths: z.record(z.string(), z.record(z.string(), operationShape)),
});

/** Values that exist, by the name of their field or parameter. */
export type Known = Readonly<Record<string, readonly string[]>>;

/** One published operation. */
export interface Operation {
  id: string;
  method: string;
  /** With its parameters in braces. */
  path: string;
  parameters: NonNullable<z.infer<typeof operationShape>['parameters']>;
  body: Schema | undefined;
}

/** Request as it goes over the wire. */
export interface WireRequest {
  method: string;
  url: string;
  headers: Record<string, string>;
  payload: string | undefined;
}

export function operationsOf(document: unknown): Operation[] {
  const { paths } = z.parse(documentShape, document);
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { operationId, parameters = [], requestBody }]) => ({
      id: operationId,
      method: method.toUpperCase(),
      path,
      parameters,
      body: requestBody?.content['application/json'].schema,
    })),
  );
}

/** Places of a schema that take any field, as paths from its top. */
export function openObjects(schema: Schema | undefined, path = '.'): string[] {
  if (!schema) return [];
  const fields = Object.entries(schema.properties ?? {});
  return [
    ...(schema.type === 'object' && isOpen(schema) ? [path] : []),
    ...fields.flatMap(([name, field]) => openObjects(field, `${path}${name}.`)),
    ...openObjects(schema.items, `${path}[]`),
    ...[...(schema.anyOf ?? []), ...(schema.oneOf ?? [])].flatMap((one) => openObjects(one, path)),
  ];
}

/** A record says what its values are; an object of named fields says that there are no others. */
function isOpen({ properties, additionalProperties: more }: Schema): boolean {
  const isRecord = properties === undefined && typeof more === 'object' && more !== null;
  return more !== false && !(isRecord && Object.keys(more).length > 0);
}

/** Requests near what the operation wants, each with something wrong now and then. */
export function requestsFor(operation: Operation, known: Known): fc.Arbitrary<WireRequest> {
  const of = (place: string) => operation.parameters.filter((p) => p.in === place);
  const text = (name: string, schema: Schema) =>
    fc.oneof(
      { weight: 4, arbitrary: fc.constantFrom(...(known[name] ?? [''])) },
      { weight: 3, arbitrary: fitting(schema, known).map(String) },
      { weight: 2, arbitrary: fc.constantFrom(...naughtyTexts) },
      { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 60 }) },
    );
  const segments = fc.tuple(
    ...of('path').map(({ name, schema }) =>
      fc
        .oneof(
          { weight: 6, arbitrary: text(name, schema).map(encoded) },
          { weight: 1, arbitrary: fc.constantFrom(...naughtySegments) },
        )
        .map((value) => [name, value] as const),
    ),
  );
  const headers = fc.tuple(
    ...of('header').map(({ name }) =>
      fc
        .constantFrom('', 'kurz', 'a'.repeat(200), crypto.randomUUID())
        .map((value) => [name, value] as const),
    ),
  );
  return fc
    .tuple(segments, queryFor(of('query'), text), headers, payloadFor(operation.body, known))
    .map(([pathValues, query, headerValues, payload]) => ({
      method: operation.method,
      url: addressOf(operation.path, Object.fromEntries(pathValues)) + query,
      headers: {
        ...Object.fromEntries(headerValues),
        ...(payload !== undefined && { 'content-type': 'application/json' }),
      },
      payload,
    }));
}

function queryFor(
  parameters: Operation['parameters'],
  text: (name: string, schema: Schema) => fc.Arbitrary<string>,
): fc.Arbitrary<string> {
  const given = parameters.map(({ name, schema }) =>
    fc
      .array(text(name, schema), { minLength: 1, maxLength: 2 })
      .chain((values) => fc.constantFrom(values.slice(0, 1), values.slice(0, 1), values, []))
      .map((values) => values.map((value) => `${name}=${encoded(value)}`)),
  );
  const extra = fc.oneof(
    { weight: 6, arbitrary: fc.constant<string[]>([]) },
    {
      weight: 1,
      arbitrary: fc.constantFrom(['__proto__=x'], ['a[b]=c'], ['%zz'], ['&&=&'], ['%00=%00']),
    },
  );
  return fc
    .tuple(...given, extra)
    .map((parts) => parts.flat())
    .map((parts) => (parts.length > 0 ? `?${parts.join('&')}` : ''));
}

const brokenJson = [
  '',
  '{',
  '[',
  'NaN',
  '{"a":NaN}',
  '{"a":1e400}',
  '"',
  '\u0000',
  'null',
  '[]',
  '{"a":{}',
];

function payloadFor(schema: Schema | undefined, known: Known): fc.Arbitrary<string | undefined> {
  if (!schema) return fc.constant(undefined);
  return fc.oneof(
    {
      weight: 12,
      arbitrary: around(schema, known).map((value) => JSON.stringify(value) ?? 'null'),
    },
    { weight: 1, arbitrary: fc.constantFrom(...brokenJson) },
    { weight: 1, arbitrary: fc.json({ maxDepth: 6 }) },
    { weight: 1, arbitrary: fc.constant(`${'['.repeat(2_000)}${']'.repeat(2_000)}`) },
  );
}

/** A value that fits, or sometimes one that does not. */
function around(schema: Schema, known: Known, name = ''): fc.Arbitrary<unknown> {
  return fc.oneof(
    { weight: 8, arbitrary: fitting(schema, known) },
    ...(known[name] ? [{ weight: 8, arbitrary: fc.constantFrom(...known[name]) }] : []),
    { weight: 1, arbitrary: fc.constantFrom(...naughtyValues) },
  );
}

function fitting(schema: Schema, known: Known): fc.Arbitrary<unknown> {
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return fc.oneof(...choices.map((choice) => fitting(choice, known)));
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  return (byType[String(schema.type)] ?? texts)(schema, known);
}

const byType: Readonly<Record<string, (schema: Schema, known: Known) => fc.Arbitrary<unknown>>> = {
  object: objects,
  array: ({ items = {} }, known) => fc.array(around(items, known), { maxLength: 4 }),
  boolean: () => fc.boolean(),
  integer: ({ minimum = 0, maximum = 0 }) =>
    fc.oneof(
      fc.integer({ min: -2_000_000, max: 100_000_000 }),
      fc.constantFrom(minimum, maximum, minimum - 1, maximum + 1),
    ),
  number: () => fc.double({ noNaN: true, min: -10, max: 1e7 }),
  null: () => fc.constant(null),
};

function texts({ format, pattern }: Schema): fc.Arbitrary<string> {
  if (format === 'date') {
    return fc
      .date({ min: new Date('2019-01-01'), max: new Date('2035-01-01'), noInvalidDate: true })
      .map((day) => day.toISOString().slice(0, 10));
  }
  return pattern === undefined
    ? fc.string({ unit: 'grapheme', maxLength: 40 })
    : fc.stringMatching(new RegExp(pattern));
}

function objects({ properties = {}, required = [] }: Schema, known: Known) {
  const fields = fc.record(
    Object.fromEntries(
      Object.entries(properties).map(([name, schema]) => [name, around(schema, known, name)]),
    ),
    { requiredKeys: required },
  );
  const extra = fc.oneof(
    { weight: 8, arbitrary: fc.constant({}) },
    {
      weight: 1,
      arbitrary: fc.constantFrom({ version: 99 }, { partnerNummer: 'P000002' }, { '': 1 }),
    },
  );
  const missing = fc.option(fc.constantFrom(...required, ''), { freq: 6, nil: '' });
  return fc
    .tuple(fields, extra, missing)
    .map(([value, more, without]) =>
      Object.fromEntries(
        Object.entries({ ...value, ...more }).filter(([name]) => name !== without || name === ''),
      ),
    );
}

function addressOf(path: string, values: Readonly<Record<string, string>>): string {
  return path.replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');
}

/** Half characters cannot be encoded; a client would send the replacement character. */
function encoded(text: string): string {
  return encodeURIComponent(text.replaceAll(/\p{Cs}/gu, '\uFFFD'));
}
