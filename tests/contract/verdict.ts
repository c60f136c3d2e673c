import * as z from 'zod/mini';
import type { Feldfehler } from '#contract/fields/feldfehler.ts';

/** What a field says about an input: OK, or the codes of its errors; an error it does not list is told as its text. */
export function verdict(
  schema: z.core.$ZodType,
  fehler: readonly Feldfehler[],
  input: unknown,
): string {
  const { error } = z.safeParse(schema, input);
  if (!error) return 'OK';
  return error.issues
    .map(({ message }) => fehler.find(({ text }) => text === message)?.code ?? message)
    .join(' ');
}

/** The value a field stands for, or undefined where it refuses the input. */
export function valueOf(schema: z.core.$ZodType, input: unknown): unknown {
  return z.safeParse(schema, input).data;
}
