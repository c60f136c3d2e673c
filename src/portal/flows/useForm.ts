import { useState } from 'react';
import * as z from 'zod/mini';

export interface FieldError {
  fieldId: string;
  text: string;
}

/**
 * Text fields of one form. Checked when it is sent, not while typing; wrong values stay, and so do
 * their errors until it is sent again.
 */
export function useForm<Field extends string, Schema extends z.core.$ZodType>(
  schema: Schema,
  initial: Record<Field, string>,
) {
  const [values, setValues] = useState(initial);
  const [errors, setErrors] = useState<readonly FieldError[]>([]);
  const [attempt, setAttempt] = useState(0);

  return {
    values,
    errors,
    /** Counts the times the form was sent; as key of the summary it takes the focus there again. */
    attempt,
    /** Props of a field widget. */
    field: (name: Field) => {
      const error = errors.find(({ fieldId }) => fieldId === id(name))?.text;
      return {
        name,
        value: values[name],
        onChange: (value: string) => setValues((now) => ({ ...now, [name]: value })),
        ...(error === undefined ? {} : { error }),
      };
    },
    /** The answers in the shape of the schema, or null after showing what is wrong with them. */
    check: (late: Partial<Record<Field, string>> = {}): z.output<Schema> | null => {
      setAttempt((now) => now + 1);
      const result = z.safeParse(schema, { ...values, ...late });
      setErrors(errorsOf(result.error?.issues ?? []));
      return result.success ? result.data : null;
    },
    clear: (name: Field) => setValues((now) => ({ ...now, [name]: '' })),
  };
}

/** One error per field; several broken rules of one are said together. */
function errorsOf(issues: readonly z.core.$ZodIssue[]): FieldError[] {
  const texts = new Map<string, string[]>();
  for (const { path, message } of issues) {
    const fieldId = id(path.join('.'));
    texts.set(fieldId, [...(texts.get(fieldId) ?? []), message]);
  }
  return [...texts].map(([fieldId, all]) => ({ fieldId, text: all.join(' ') }));
}

/** Id of a field widget's input. */
function id(field: string): string {
  return `field-${field}`;
}
