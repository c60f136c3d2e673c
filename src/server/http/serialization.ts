import { isDeepStrictEqual } from 'node:util';
import type { FastifySerializerCompiler } from 'fastify';
import { ResponseSerializationError } from 'fastify-type-provider-zod';
import { safeParse, type $ZodType } from 'zod/v4/core';
import { compiled } from '../compiledSchema.ts';

/**
 * Writes answers. Checked, one that is not exactly what its schema names is our fault, a 500: also where it says more,
 * because unchecked that would leave the house. Tests and development check every answer; production, where each was
 * proven, passes them on (decision 0050).
 */
export function serializerCompiler(checked: boolean): FastifySerializerCompiler<$ZodType> {
  return checked ? checking : () => JSON.stringify;
}

const checking: FastifySerializerCompiler<$ZodType> = ({ schema, method, url }) => {
  // Compiled when it is first needed: most answers of most processes never are, and a start waits for nobody.
  let fast: $ZodType | null = null;
  return (data) => {
    fast ??= compiled(schema);
    const result = safeParse(fast, data);
    if (!result.success) throw new ResponseSerializationError(method, url, { cause: result.error });
    const text = JSON.stringify(data);
    const named: unknown = JSON.parse(JSON.stringify(result.data));
    if (isDeepStrictEqual(JSON.parse(text), named)) return text;
    throw new Error(`${method} ${url} answered something that its schema does not name.`);
  };
};
