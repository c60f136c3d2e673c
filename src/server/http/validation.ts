import type { FastifySchemaCompiler } from 'fastify';
import { safeParse, type $ZodIssue, type $ZodType } from 'zod/v4/core';
import { ungueltig, type Feldfehler } from './answers.ts';
import { germanText } from '../rules/germanTexts.ts';

/** Checks params, headers and body by their schema; refusals name each field with a German sentence. */
export const validatorCompiler: FastifySchemaCompiler<$ZodType> =
  ({ schema }) =>
  (data: unknown) => {
    const result = safeParse(schema, data, { error: germanText });
    return result.success
      ? { value: result.data }
      : { error: ungueltig(result.error.issues.flatMap(feldfehler)) };
  };

function feldfehler(issue: $ZodIssue): Feldfehler[] {
  const pfad = issue.path.map(String);
  const felder = issue.code === 'unrecognized_keys' ? issue.keys : [null];
  return felder.map((feld) => ({
    feld: [...pfad, ...(feld === null ? [] : [feld])].join('.'),
    text: issue.message,
  }));
}
